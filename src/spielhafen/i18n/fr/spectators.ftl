### Spectateurs : ce qu’ils voient plus tard.

spectators-title = Spectateurs
delay-choice = Ce que voient les spectateurs
delay-none = tout aussitôt
delay-moves-5 = cinq coups plus tard
delay-moves-20 = vingt coups plus tard
delay-minutes-2 = deux minutes plus tard
delay-minutes-15 = un quart d’heure plus tard
delay-end = rien avant la fin
delay-at-once = Les spectateurs voient aussitôt tout ce qui est découvert.
delay-moves = { $moves ->
    [one] Les spectateurs voient tout un coup plus tard.
   *[other] Les spectateurs voient tout { $moves } coups plus tard.
}
delay-minutes = { $minutes ->
    [one] Les spectateurs voient tout une minute plus tard.
   *[other] Les spectateurs voient tout { $minutes } minutes plus tard.
}
delay-both = Les spectateurs voient tout { $moves ->
    [one] un coup
   *[other] { $moves } coups
} et { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} plus tard.
delay-at-end = Les spectateurs ne voient la partie que lorsqu’elle est finie.
delay-you = En différé

### Par-dessus l’épaule : d’autres voient ce que voit une place.

shoulder-logged = { $who } laisse d’autres regarder par-dessus son épaule.
shoulder-logged-end = { $who } ne laisse plus personne regarder par-dessus son épaule.
shoulder-tournament = Dans un tournoi, personne ne regarde par-dessus l’épaule d’un joueur.
shoulder-not-here = À cette table, personne ne regarde par-dessus l’épaule d’un joueur.
shoulder-early = On pourra regarder par-dessus ton épaule une fois la partie commencée.
shoulder-bad-link = Ce lien ne montre plus aucune place.
shoulder-player = Tu joues toi-même à cette table : tu ne peux pas regarder par-dessus l’épaule d’un autre.
shoulder-already = Tu regardes déjà par-dessus cette épaule.
shoulder-full = { $most } personnes au plus peuvent regarder par-dessus une épaule.
shoulder-none = Personne ne peut regarder par-dessus ton épaule.
shoulder-silent = Tant que tu regardes par-dessus une épaule, tu ne peux pas écrire : les joueurs ne doivent pas apprendre ainsi ce que tu vois.
shoulder-open = { $people ->
    [0] { $who } laisse d’autres regarder par-dessus son épaule ; personne ne regarde en ce moment.
    [one] { $who } laisse d’autres regarder par-dessus son épaule : une personne voit la même chose.
   *[other] { $who } laisse d’autres regarder par-dessus son épaule : { $people } personnes voient la même chose.
}
shoulder-you = tu regardes par-dessus son épaule
shoulder-show = Laisser regarder par-dessus ton épaule
shoulder-show-name = Laisser regarder par-dessus l’épaule de { $who }
shoulder-show-hint = Qui a ce lien voit ce que voit cette place, et ne peut rien faire. Toute la table en est avertie.
shoulder-link = Lien pour regarder par-dessus l’épaule de { $who }
shoulder-hide = Y mettre fin
shoulder-page = Regarder par-dessus une épaule
shoulder-page-hint = À la table { $id }, un joueur te laisse voir ce qu’il voit. Toute la table sait que tu regardes. Tu ne peux rien y faire d’autre que regarder.
shoulder-page-yes = Regarder

### Conversation : silence et signalements.

talk-not-host = Seul l’hôte de cette table le peut.
talk-silent = À cette table, les spectateurs n’ont pas la parole.
report-enough = Il y a déjà beaucoup de signalements que l’exploitant n’a pas encore regardés.
report-no-message = Ce message ne peut pas être signalé.
talk-more = Plus sur ce message de { $name }
talk-mute = Ne plus me montrer { $name }
talk-unmute = Me montrer { $name } à nouveau
talk-report = Signaler à l’exploitant
talk-reported = L’exploitant de ce serveur verra ce message.
talk-silence = Les spectateurs se taisent
talk-silence-hint = Alors seuls les joueurs peuvent écrire à cette table.
