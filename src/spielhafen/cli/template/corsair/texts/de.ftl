# Corsair.

game-title = Corsair
game-line = Zwei Schiffe, Breitseite um Breitseite, und etwas Pulver für weitere Schüsse.
game-kind = Duell

option-rounds = Breitseiten
    .hint = Nach so vielen gewinnt das Schiff, das mehr Treffer aushält.
option-rounds-10 = 10
option-rounds-20 = 20

ship = { $seat }: Schiff, das noch { $hull ->
    [0] keinen Treffer
    [one] einen Treffer
   *[other] { $hull } Treffer
} aushält
fact-hull = Rumpf
fact-kegs = Fässer Pulver
zone-duel = Breitseite
duel-seat = { $seat }
duel-unrolled = { $seat } hat noch nicht gewürfelt
duel-die = { $seat } hat { $pips } gewürfelt
duel-tie = Bei gleichen Würfeln trifft niemand.
duel-won = { $seat } hat höher gewürfelt.

round-broadside = Breitseite { $round } von { $of }
phase-fight = { $seat } feuert
phase-over = Der Kampf ist aus
prompt-chance = Die Würfel fallen.
prompt-powder = Verbrauche ein Fass Pulver und würfle noch einmal, oder lass es.
prompt-wait-powder = { $seat } überlegt sich einen weiteren Schuss.
prompt-over = { $winners ->
    [one] { $seat } hat den Kampf gewonnen.
   *[other] Der Sieg wird geteilt.
}

offer-again = Noch einmal würfeln
offer-stand = Dabei bleiben

event-broadside = { $seat } feuert
event-throw = { $seat } würfelt { $pips }.
event-again = { $seat } verbraucht ein Fass Pulver.
event-stand = { $seat } spart das Pulver.
event-hit = { $seat }: Das Schiff bekommt { $hits ->
    [one] einen Treffer
   *[other] { $hits } Treffer
}.
event-miss = Beide haben verfehlt.
event-finish = Die Kanonen schweigen.
