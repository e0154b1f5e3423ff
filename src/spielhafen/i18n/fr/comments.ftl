### Commentaires sur les coups.

comment-at = { $ply ->
    [0] sur le début
   *[other] sur le coup { $ply }
}
comment-about = { $ply ->
    [0] À propos du début
   *[other] À propos du coup { $ply }
}
comment-about-hint = Ceux qui lisent le message peuvent aller à cette position.
comment-write = Commenter ce coup
comment-title = { $ply ->
    [0] Ce qui a été dit du début
   *[other] Ce qui a été dit du coup { $ply }
}
comment-marked = { $comments ->
    [one] Un commentaire
   *[other] { $comments } commentaires
}
note-at = { $ply ->
    [0] Note sur le début
   *[other] Note sur le coup { $ply }
}
note-moves = Coups dans mes notes

### Commentateurs d’un tournoi.

commentary-title = Commentaire
commentary-nothing = Rien n’a encore été dit.
commentary-line = commentaire
commentary-hint = Tu commentes cette partie : ceux qui regardent le lisent aussitôt, les capitaines seulement à la fin de la partie.
commentary-people = Commentateurs
commentary-name = Nom de commentateur
commentary-begin = Commenter ce tournoi
commentary-begin-hint = Tu vois ce que voient tous ceux qui regardent. Ce que tu écris dans la discussion d’une table où tu ne joues pas y figure comme commentaire sous ce nom.
commentary-begun = Tu commentes ce tournoi sous le nom de { $name }.
commentary-yours = Ouvre une table et écris dans sa discussion : cela y figure comme commentaire.
commentary-end = Mettre fin au commentaire de { $name }
commentary-ended = { $name } ne commente plus.
commentary-link = Créer un lien pour commentateurs
commentary-link-hint = Quiconque a ce lien peut commenter. Il n’est plus valable si tu en crées un autre ou si quelqu’un cesse de commenter.
commentary-link-label = Lien pour commentateurs
commentary-bad-link = Ce lien ne permet plus de commenter.
commentary-full = Un tournoi a au plus { $most } commentateurs.
commentary-none = Ce commentateur n’existe pas.
