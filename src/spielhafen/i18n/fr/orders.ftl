### Consignes : les réponses données à l’avance.

orders-lines = Réponses à l’avance
orders-lines-hint = Si quelqu’un joue le coup que tu attends, ta réponse est jouée d’elle-même. S’il se passe autre chose, elle est annulée. Les autres ne la voient pas.
orders-line-add = Ajouter une réponse
orders-line-if = Si { $who } joue « { $move } »
orders-line-if-hidden = Si { $who } joue un coup que je ne vois pas
orders-line-then = je joue « { $move } »
orders-line-hidden = un coup que je ne vois pas
orders-line-by = { $who } : { $move }
orders-line-choose-if = Si ce coup est joué
orders-line-choose-then = Je joue
orders-line-choose-more = Et si ce coup est joué ensuite
orders-line-none = choisis un coup
orders-line-other = Un autre coup, comme l’écrit le journal de bord
orders-line-take = Prendre ce coup
orders-line-keep = Garder cette réponse
orders-line-back = Un coup en arrière
orders-line-remove = Retirer
orders-line-not-now = C’est à toi de jouer maintenant. Ajoute une réponse pendant que tu attends les autres.
orders-ended-move = Annulée : un autre coup a été joué.
orders-ended-news = Annulée : tu as appris quelque chose de nouveau.
orders-ended-undo = Annulée : un coup a été repris.

# Refus

orders-line-shape = Une réponse à l’avance commence par le coup de quelqu’un d’autre et finit par l’un des tiens.
orders-line-too-long = Une réponse à l’avance compte au plus { $most } coups.
orders-too-many-lines = Tu peux donner au plus { $most } réponses à l’avance.
orders-lines-too-long = Toutes les réponses à l’avance comptent ensemble au plus { $most } coups.
orders-lines-differ = Tu as deux réponses différentes au même coup. Retire l’une d’elles.
orders-line-unclear = Ce que tu verras ensuite dépend de ce qui t’est caché : on ne peut rien fixer de plus.
orders-line-chance = Ensuite, c’est le hasard qui décide : on ne peut rien fixer de plus.
orders-line-over = Ensuite, plus personne n’a à jouer.
orders-line-not-you = Ce n’est pas à toi de jouer à ce moment-là.
orders-line-not-them = Ce n’est pas à { $who } de jouer à ce moment-là.
orders-line-not-yours = Tu ne peux pas jouer « { $move } » à ce moment-là.
orders-line-not-theirs = Pour autant que tu puisses le savoir, { $who } ne peut pas jouer « { $move } » à ce moment-là.
orders-line-unseen = Tu ne verras pas quel coup { $who } joue alors. Écris « ? » à la place.
orders-taken-back = Des coups ont été repris entre-temps. Regarde la table et donne tes réponses à nouveau.
