# Corsair.

game-title = Corsair
game-line = Zwei Schiffe, Breitseite um Breitseite, und etwas Pulver für weitere Schüsse.
game-aim = Versenke das andere Schiff, ehe es deines versenkt.
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

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst das andere Schiff versenken.
    .art = cutter
aim-card-2 = Bei jeder Breitseite werfen beide einen Würfel.
    .art = die-5
aim-card-3 = Der niedrigere Würfel wird getroffen, so oft, wie sich die Würfel unterscheiden.
    .art = die-2
aim-card-4 = Mit einem Pulverfass darf der niedrigere Würfel noch einmal geworfen werden.
    .art = keg
aim-card-5 = Ein Schiff, das keinen Treffer mehr aushält, sinkt; nach der letzten Breitseite gewinnt das bessere.
    .art = damage

use-piece-cutter = { $whose ->
    [yours] Dein Schiff: Es sinkt, wenn es keinen Treffer mehr aushält.
   *[other] Das andere Schiff: Versenke es, ehe deines sinkt.
}
    .paragraph = §4
use-die = Der niedrigere der beiden Würfel wird so oft getroffen, wie sie sich unterscheiden.
    .paragraph = §4
use-fact-keg = Ein Fass erlaubt, den niedrigeren Würfel noch einmal zu werfen.
    .paragraph = §3
use-fact-ship = So viele Treffer hält das Schiff noch aus.
    .paragraph = §1
use-zone-duel = Beide Würfel dieser Breitseite; der niedrigere wird getroffen.
    .paragraph = §2
