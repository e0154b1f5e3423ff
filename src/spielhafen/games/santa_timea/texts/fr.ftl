# Santa Timea.

game-title = Santa Timea
game-line = Cinq manches dans un vent qui tourne : la carte la plus faible prend les dégâts.
game-aim = Le plus de points à la fin : subis peu de dégâts.
game-kind = cartes

option-professional = Jeu expert
    .hint = Avec des prévisions, un pot pour les vents que personne ne prend, des points pour les paires et un prix pour les cartes.
option-first = Première entame
    .hint = Qui ouvre le tout premier pli.
option-first-0 = tirage au sort
option-first-1 = capitaine 1
option-first-2 = capitaine 2
option-first-3 = capitaine 3
option-first-4 = capitaine 4
option-first-5 = capitaine 5

chart-name = Mar de Santa Timea
direction = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
}
direction-sign = { $direction ->
    [W] O
   *[other] { $direction }
}
card = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
} { $number }
wind-card = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
} { $damage }
bride = Fiancée du pirate
unknown-card = une carte cachée

zone-wind = Vent
zone-winds = File des vents
zone-hand = Ta main
zone-forecast = Prévisions
    .note = Ces vents ne viendront pas pendant cette manche.
zone-last = Dernier pli
zone-pot = Pot
    .note = Part avec le prochain vent que quelqu’un prend.
pile-of-winds = Pile des vents : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
this-trick = maintenant
next-trick = ensuite
then-trick = plus tard
wind-blows = Le vent est { $wind }
relation-with = avec le vent : pleine valeur
relation-across = en travers : la moitié
relation-against = contre le vent : rien
legend-highest = entame ensuite
legend-lowest = prend le vent

played = { $seat } a joué { $card }, valeur { $worth }
fact-points = { $count ->
    [one] point
   *[other] points
}
fact-cards = { $count ->
    [one] carte en main
   *[other] cartes en main
}
fact-damage = { $count ->
   *[other] dégâts cette manche
}
note-set = série { $direction } : aucun dégât
note-sets = { $sets } séries : aucun dégât

phase-round = Manche { $round } sur { $of }
phase-trick = Pli { $trick } sur { $of }
phase-deal = On distribue
phase-reckoning = Décompte

prompt-lead = { $direction ->
    [N] Vent nord : choisis une carte pour entamer.
    [E] Vent est : choisis une carte pour entamer.
    [S] Vent sud : choisis une carte pour entamer.
   *[W] Vent ouest : choisis une carte pour entamer.
}
prompt-follow = { $direction ->
    [N] Vent nord : choisis une carte à jouer.
    [E] Vent est : choisis une carte à jouer.
    [S] Vent sud : choisis une carte à jouer.
   *[W] Vent ouest : choisis une carte à jouer.
}
prompt-wait = C’est à { $seat } de jouer.
prompt-declare = { $direction } : choisis d’écarter la série ou de garder les paires.
prompt-wait-declare = { $seat } choisit entre série et paires.
prompt-next-wind = Le prochain vent est retourné …
prompt-forecast = Les prévisions sont retournées …
prompt-deal-hands = On distribue les cartes …
prompt-lot = On tire au sort …
prompt-over = { $winners ->
    [one] { $seat } a le mieux traversé la tempête.
   *[other] Égalité de points et de manches gagnées : la victoire est partagée.
}
result = { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [0] aucune manche gagnée
    [one] une manche gagnée
   *[other] { $wins } manches gagnées
}{ $decided ->
    [0] {""}
   *[other] {" "}(à égalité de points, les manches gagnées décident)
}
hint-leads = { $seat } entame ensuite.
hint-taken = { $seat } a pris { $wind }.
hint-nobody = Personne n’a pris { $wind }.
hint-stake = { $pot ->
    [0] La carte la plus basse prend { $wind }
   *[other] La carte la plus basse prend { $wind } et le pot
} : { $damage ->
    [one] un dégât.
   *[other] { $damage } dégâts.
}
hint-stake-lowest = { $stake } La plus basse jusqu’ici : { $seat }, { $worth }.
hint-stake-cancelled = { $stake } Jusqu’ici, toutes s’annulent.
hint-stake-bride = { $seat } a entamé avec une Fiancée du pirate et prend { $wind }, quoi que jouent les autres.
hint-set = { $stake } Avec elle, ta série { $direction } (1, 2 et 3) serait complète : les trois ne coûteraient rien.
hint-card = { $reckoning } { $standing }

reckoning-with = { $card } vogue avec le vent : vaut { $worth }.
reckoning-across = { $card } est en travers du vent : la moitié de { $number }, vaut { $worth }.
reckoning-against = { $card } est contre le vent : vaut 0 ; entre cartes de ce genre, c’est le { $number } qui compte.
reckoning-bride = La Fiancée devient la carte posée juste avant elle.
reckoning-bride-led = La Fiancée n’a personne à suivre.
reckoning-bride-nothing = La Fiancée d’avant ne vaut rien, donc celle-ci non plus.
reckoning-bride-copies = La Fiancée devient { $card }, vaut { $worth }.

standing-lowest = La plus basse jusqu’ici.
standing-lowest-last = La plus basse : tu prendrais { $wind }.
standing-highest = La plus haute jusqu’ici.
standing-highest-last = { $leads ->
    [0] La plus haute : tu serais à l’abri de { $wind }.
   *[other] La plus haute : tu serais à l’abri de { $wind } et entamerais ensuite.
}
standing-both = La seule carte jusqu’ici : la plus basse et la plus haute.
standing-both-last = { $leads ->
    [0] Aucune autre ne compte : tu prendrais { $wind }.
   *[other] Aucune autre ne compte : tu prendrais { $wind } et entamerais ensuite.
}
standing-between = Entre les autres jusqu’ici.
standing-between-last = Entre les autres : tu serais à l’abri de { $wind }, et quelqu’un d’autre entame ensuite.
standing-below = Sous la plus haute jusqu’ici.
standing-below-last = Sous la plus haute : tu serais à l’abri de { $wind }, et quelqu’un d’autre entame ensuite.
standing-cancelled = Aussi haute que la carte jouée par { $rival }, elles s’annulent donc : tu es à l’abri de { $wind } et n’entames pas ensuite.
standing-bride = Hors du pli, avec la carte qu’elle devient : tu es à l’abri de { $wind } et n’entames pas ensuite.
standing-bride-leads = Tu prends { $wind }, quoi que jouent les autres.
standing-bride-nothing = Hors du pli : tu es à l’abri de { $wind } et n’entames pas ensuite.
standing-set = { $standing } Ta série { $direction } serait alors complète : les trois ne coûteraient rien.

offer-lay-aside = Écarter la série
    .hint = Alors { $damage ->
        [0] aucun dégât
        [one] un dégât
       *[other] { $damage } dégâts
    }, { $cards ->
        [0] aucune carte comptée
        [one] une carte comptée
       *[other] { $cards } cartes comptées
    }, { $bonus ->
        [one] { $bonus } point spécial
       *[other] { $bonus } points spéciaux
    } dans cette direction.
offer-keep = Garder les paires
    .hint = Alors { $damage ->
        [0] aucun dégât
        [one] un dégât
       *[other] { $damage } dégâts
    }, { $cards ->
        [0] aucune carte comptée
        [one] une carte comptée
       *[other] { $cards } cartes comptées
    }, { $bonus ->
        [one] { $bonus } point spécial
       *[other] { $bonus } points spéciaux
    } dans cette direction.

refused-not-in-hand = Tu n’as pas cette carte : joues-en une de ta main.
refused-bride-leads = Tu ne peux entamer d’une Fiancée que si tu n’as rien d’autre : { $others ->
    [one] joue d’abord ton autre carte.
   *[other] joue d’abord une de tes { $others } autres cartes.
}
refused-other-direction = C’est d’abord le tour d’une autre direction : décide de celle-là.

event-round = Manche { $number }
event-turn-up = { $pile ->
    [forecast] { $wind } ne viendra pas pendant cette manche.
   *[row] { $wind } est retourné.
}
event-deal = Chacun reçoit douze cartes.
event-deal-hands-veiled = Chacun reçoit douze cartes.
event-begin = { $seat } entame le premier pli : le sort en a décidé.
event-leads = { $seat } entame le premier pli de cette manche.
event-trick = Pli { $number } · Vent { $wind }
event-play = { $seat } { $place ->
    [lead] entame avec { $card }
   *[follow] joue { $card }
} ({ $worth })
event-take = { $seat } prend { $wind }{ $pot ->
    [0] {""}
    [one] {" "}et une carte du pot
   *[other] {" "}et { $pot } cartes du pot
}{ $completes ->
    [yes], ce qui complète la série { $direction }
   *[no] {""}
}{ $equal ->
    [0] {""}
   *[other] {""} : { $cards } s’annulent
}{ $zeros ->
    [alone] {""} : parmi les cartes de valeur 0, le plus petit nombre est le plus bas
    [beside] {""} ; parmi les cartes de valeur 0, le plus petit nombre est le plus bas
   *[none] {""}
}.
equal-cards = { $first } et { $last }
equal-cards-more = { $first }, { $rest }
event-gone = Toutes les cartes s’annulent : personne ne prend { $wind }.
event-pot = Toutes les cartes s’annulent : { $wind } va dans le pot.
event-leads-again = Aucune carte n’est la plus haute : { $seat } entame encore.
event-pot-discarded = Les cartes du pot sont défaussées.
event-highest = { $seat } a joué la carte la plus haute et entame ensuite.
event-reckoning = Décompte de la manche { $number }
event-lay-aside = { $seat } choisit la série { $direction }.
event-keep = { $seat } choisit les paires { $direction }.
event-declare-veiled = { $seat } a choisi.
event-lays-set-aside = { $seat } écarte la série { $direction }.
event-keeps-pairs = { $seat } garde { $direction } pour les paires.
event-scores = { $seat } : { $damage ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $damage } dégâts
}, { $count ->
    [one] { $gain } point
   *[other] { $gain } points
}.
event-wins = Victoire : { $seat }.

sheet-round = Décompte de la manche { $round }
sheet-scores = Les manches jusqu’ici
sheet-damage = Dégâts
sheet-place = Points de place
sheet-pairs = Paires
sheet-cards = Cartes
sheet-gain = Points
sheet-number = { $round }
sheet-wins = Manches gagnées
sheet-total = Total
term-set = La série { $direction } est écartée et ne compte pas.
term-place = Dégâts : { $damage }, place { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
term-shared = Dégâts : { $damage }, places { $first } à { $last } partagées : ({ $sum }) / { $equal }{ $exact ->
    [0] , arrondi à { $points }
   *[other] {" "}= { $points }
}.
term-pairs = Paires : { $points ->
    [one] { $points } point spécial
   *[other] { $points } points spéciaux
}.
term-cards = { $cards ->
    [0] Aucune carte vent comptée
    [one] Une carte vent comptée
   *[other] { $cards } cartes vent comptées
} : { $points ->
    [0] aucun point en moins
    [one] un point en moins
   *[other] { $points } points en moins
}.

# Nombres que les variantes peuvent changer

option-rounds_number = Nombre de manches
    .hint = Combien de manches dure une partie.
option-tricks_number = Plis par manche
    .hint = Combien de plis compte une manche, et donc combien de cartes chaque capitaine reçoit.
option-brides_number = Fiancées du pirate
    .hint = Combien de Fiancées du pirate se trouvent parmi les cartes de barre.
option-threes_number = Cartes vent à 3 points
    .hint = Combien de cartes vent à 3 points de dégâts compte chaque direction.

# Ce que l’on cherche, et à quoi sert chaque chose.

aim-card-1 = Subis le moins de dégâts possible : chaque manche donne des points selon la place, et après la dernière, le plus de points gagne.
    .art = anchor
aim-card-2 = À chaque pli, chacun joue une carte, n’importe laquelle ; la plus haute entame le pli suivant.
    .art = arrow
aim-card-3 = Avec le vent, une carte compte en entier ; en travers, à moitié ; contre lui, pour rien.
    .art = gust
aim-card-4 = À chaque pli, il y a une carte vent : qui a joué la carte la plus basse doit la prendre, et son nombre fait les dégâts. Le 1, le 2 et le 3 d’une direction forment une série et ne coûtent rien.
    .art = damage
aim-card-5 = Les cartes de même valeur s’annulent, sauf celles de valeur 0, où le nombre décide ; une Fiancée du pirate annule la carte d’avant.
    .art = i-sheet

use-zone-rose = L’aiguille montre le vent : les cartes de sa direction comptent en entier, en travers à moitié, à l’opposé pour rien.
    .paragraph = §6
use-zone-winds = Tu vois trois vents d’avance : celui de « maintenant » souffle pendant ce pli, les autres suivent.
    .paragraph = §3
use-zone-hand = À chaque pli, joue une de ces cartes ; tu n’as pas à fournir la direction demandée.
    .paragraph = §5
use-zone-last = Ces cartes ont été jouées au pli précédent.
    .paragraph = §9
use-zone-forecast = Ces vents ne viendront pas pendant cette manche ; tu en sais donc plus sur les autres.
    .paragraph = §14
use-zone-pot = La prochaine carte vent emporte aussi celles-ci.
    .paragraph = §15
use-zone-reckoning = Ce que la manche a rapporté à chacun : le moins de dégâts reçoit le plus de points.
    .paragraph = §12
use-zone-scores = Les points de toutes les manches jusqu’ici ; après la cinquième, le plus haut total gagne.
    .paragraph = §13
use-card-arrow = La petite rose montre ce que la carte vaut selon le vent, l’écusson sombre en bas ce qu’elle vaut maintenant.
    .paragraph = §6
use-card-p-bride = Elle devient la carte jouée juste avant elle ; toutes deux sont alors hors du pli.
    .paragraph = §7
use-card-gust = La carte la plus basse la prend ; son nombre fait les dégâts. Le 1, le 2 et le 3 d’une direction, ensemble, ne coûtent rien.
    .paragraph = §9
use-card-winds-pile = Après chaque pli, un nouveau vent est retourné d’ici, jusqu’à ce que chaque pli ait le sien.
    .paragraph = §3
use-fact-anchor = Les points des manches jusqu’ici : après la dernière manche, le plus haut total gagne.
    .paragraph = §13
use-fact-card = Les cartes { $whose ->
    [yours] qu’il te reste
   *[other] qui lui restent
}, une pour chaque pli à venir.
    .paragraph = §2
use-fact-damage = Les dégâts de cette manche ; moins il y en a à la fin, plus elle rapporte de points.
    .paragraph = §11

# Ce que le laboratoire compte.

figure-all-cancelled = Plis où toutes les cartes se sont annulées
figure-bride-led = Plis entamés d’une Fiancée
figure-takes-and-leads = Plis où le preneur du vent a aussi entamé ensuite
figure-last-cancelled = Manches dont le dernier pli s’est annulé en entier

# Pourquoi un bot joue ainsi.

feature-unit = { $count ->
    [one] point de dégâts
   *[other] points de dégâts
}
feature-damage = moins de dégâts
    .less = plus de dégâts
    .plain = { $gain ->
        [0] cela épargne sans doute quelques dégâts
        [one] cela épargne sans doute environ un point de dégâts
       *[other] cela épargne sans doute environ { $gain } points de dégâts
    }
feature-cards = de meilleures cartes restantes
    .less = de moins bonnes cartes restantes
    .plain = il reste de meilleures cartes en main
feature-lead = ne pas devoir entamer
    .less = devoir entamer
    .plain = cela évite de devoir entamer
feature-rivals = plus de dégâts pour le meilleur rival
    .less = moins de dégâts pour le meilleur rival
    .plain = le rival le plus fort subira sans doute plus de dégâts
feature-points = un meilleur score
    .less = un moins bon score
    .plain = le score s’en trouve meilleur

# Les champs d’une position, comme on les nomme en la modifiant

field-round = Manche
field-trick = Pli
field-leader = Entame
field-first = A entamé la manche
field-bag = Vents dans le sac
field-row = File des vents
field-forecast = Vents qui ne souffleront pas
field-pot = Pot
field-hands = Cartes en main
field-cards = Cartes de ce pli
field-keys = Valeur des cartes jouées
field-last = Pli précédent
field-played = Cartes des plis finis
field-taken = Vents pris
field-declared = Directions gardées
field-points = Points
field-wins = Manches gagnées
field-sheet = Feuille de décompte
