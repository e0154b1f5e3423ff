# Comment jouent les bots.

level-random = Bois flotté
    .hint = Joue au hasard parmi les coups permis, mais n’abandonne jamais.
level-boy = Mousse
    .hint = Connaît les règles empiriques, mais rêvasse une fois sur deux.
level-greedy = Terrien
    .hint = Suit des règles empiriques et ne regarde pas plus loin.
level-sailor = Matelot
    .hint = Regarde un peu plus loin, mais se laisse souvent distraire.
level-helmsman = Timonier
    .hint = Regarde plus loin et pense à ce que les autres peuvent avoir ; distrait de temps en temps.
level-captain = Capitaine
    .hint = Réfléchit à fond et ne se laisse que rarement distraire.
level-admiral = Amiral
    .hint = Jamais distrait, c’est lui qui réfléchit le plus : jusqu’à deux secondes pour chaque décision ; un tour peut en compter beaucoup.

error-unknown-level = Aucun bot ne joue comme « { $level } ». Il y a : { $known }.
program-ended = il s’est arrêté aussitôt (code { $code })
program-late = pas de réponse en { $seconds } s
program-gone = il s’est arrêté sans répondre (code { $code })
program-silent = il a fermé sa sortie standard
program-other-greeting = « { $line } » n’est pas une réponse au salut
program-other-answer = « { $line } » n’est pas une réponse à la question { $number }
program-other-move = « { $move } » n’est pas un coup proposé
program-given-up = il s’est arrêté trop tôt ou a dû être arrêté { $starts } fois, et ne sera pas relancé
program-stays = { $seconds } s après l’adieu, il tourne encore
error-no-program = Le programme « { $command } » ne démarre pas : { $why }.

# Pourquoi ce coup.

advice-thinking = Un amiral y réfléchit …
advice-plain-because = « { $move } » plutôt que « { $other } » : { $why }.
advice-plain-better = « { $move } » : ce coup gagne un peu plus souvent que « { $other } ».
advice-plain-close = Les meilleurs choix se valent à peu près, par exemple « { $move } ».
advice-plain-slip = « { $other } » est meilleur que « { $move } ».
advice-plain-only = « { $move } » : tout le reste revient au même ou est nettement moins bon.
advice-plain-forced = « { $move } » : rien d’autre n’est possible maintenant.
advice-plain-finish = « { $move } » : rien de ce qu’on peut encore faire à ce tour n’aiderait.
advice-plain-both = { $first }, et { $second }
advice-plain-next = Ensuite, { $name } choisirait sans doute « { $move } ».
advice-plain-then = Ensuite : { $moves }.
advice-way = { $piece } vers { $place }
advice-other-first = D’abord { $piece } :
advice-to = Vers { $place } (coût : { $cost })
why-plain-because = { $name } a préféré « { $move } » à « { $other } » : { $why }.
why-plain-better = { $name } a choisi « { $move } » : ce coup gagne un peu plus souvent que « { $other } ».
why-plain-close = { $name } a choisi « { $move } » ; « { $other } » n’aurait presque rien changé.
why-plain-slip = Par distraction, { $name } a choisi « { $move } » ; « { $other } » aurait été meilleur.
why-plain-only = { $name } a choisi « { $move } » : tout le reste revenait au même ou était nettement moins bon.
advice-sure = « { $move } » semble le meilleur coup.
advice-reckoned = D’après le calcul, « { $move } » est le meilleur coup.
advice-close = « { $move } » ou « { $other } » : les deux se valent à peu près.
advice-slip = « { $other } » est meilleur que « { $move } ».
advice-only = « { $move } » : rien d’autre ne valait la comparaison.
why-sure = { $name } a jugé ce coup le meilleur : « { $move } ».
why-reckoned = { $name } a calculé que ce coup est le meilleur : « { $move } ».
why-close = { $name } a choisi « { $move } » ; « { $other } » valait à peu près autant.
why-slip = Par distraction, { $name } a choisi « { $move } » ; « { $other } » aurait été meilleur.
why-only = { $name } a choisi « { $move } » : rien d’autre ne valait la comparaison.
why-thinking = { $name } y réfléchit de nouveau …
why-of = Coup { $ply } : { $name }, { $level }
reasons-later = Tu verras après la fin pourquoi un bot a joué ainsi : maintenant, cela trahirait ce qu’il a.
reasons-lost = On ne peut plus savoir pourquoi le bot a joué ainsi : en recalculant, il jouerait autre chose.
no-reasons-chance = C’est le dé ou la pioche : il n’y avait rien à décider.
no-reasons-brought = Cela s’est joué avant que le journal de bord n’arrive ici, et il ne dit pas ce que les bots en pensaient.
no-reasons-person = La décision est de { $who } ; aucun bot n’y a réfléchi.
no-reasons-program = Un programme a choisi cela pour { $who } ; il ne dit pas pourquoi.
no-reasons-random = { $who } a joué comme du bois flotté : n’importe quel coup sauf l’abandon, sans raison.
no-reasons-boy = { $who } a joué comme un mousse : d’après des règles empiriques ou, par distraction, à l’aventure. Rien n’a été comparé.
no-reasons-greedy = { $who } a joué comme un marin d’eau douce : seulement d’après des règles empiriques. Rien n’a été comparé.
advice-for = Pour, par rapport à « { $other } »
advice-against = Contre, par rapport à « { $other } »
advice-listed = { $what } : { $reasons }
advice-unexplained = Cela ne tient à rien de précis ; la différence se voit seulement au nombre de victoires.
advice-gain = vaut autant que { $gain } { $unit }
advice-moves = Chances de victoire avec chaque coup
advice-moves-reckoned = Chances de victoire avec chaque coup – calculées, non essayées
advice-worth = { $worth }{"\u202F"}%
advice-error = ± { $error }
advice-least = moins de { $least }
advice-error-unknown = ± ?
advice-line = Ensuite, probablement :
advice-turn = { $name } – { $moves }
advice-note = Essayé sur beaucoup de tables possibles, avec seulement ce que sait cette place : joué un moment, puis jugé.
advice-note-error = ± dit de combien l’écart avec le premier coup peut être faux par pur hasard.
advice-note-once = ± ? se trouve là où un coup n’a été essayé qu’une fois.
advice-note-first = Le premier coup est celui qui est conseillé : un coup qui semble meilleur n’est préféré que si cela ne peut plus être le hasard.
advice-note-reckoned = Calculé, sans lancer les dés : ce qui suit compte par moyennes et règles empiriques. La précision n’en est pas connue ; c’est pourquoi il n’y a pas de ± ici.

# Ce qui a décidé une partie.

review-title = Ce qui a fait la différence
review-thinking = Un amiral repasse la partie …
review-none = Aucun coup à lui seul n’a décidé la partie : rien de sûrement meilleur n’a échappé à { $name }.
review-found = { $count ->
    [one] Un coup a compté pour { $name } : un autre aurait été sûrement meilleur.
   *[other] { $count } coups ont compté pour { $name } : chaque fois, un autre aurait été sûrement meilleur.
}
review-played = Coup { $ply } : { $move }
review-because = « { $move } » aurait été meilleur : { $why }.
review-better = « { $move } » aurait été meilleur.
review-loss = Ce coup gagne environ { $loss } parties de plus sur 100 (± { $error }).
review-note = Essayé sur beaucoup de tables possibles, avec seulement ce que { $name } pouvait savoir alors. Les différences plus petites, ou qui peuvent être dues au hasard, n’apparaissent pas ici.
