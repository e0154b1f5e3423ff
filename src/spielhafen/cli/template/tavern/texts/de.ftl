# Tavern.

game-title = Tavern
game-line = Stiche mit verdeckten Karten auf der Hand, und Sterne, die niemand nehmen will.
game-aim = Nimm weniger Sterne als die anderen.
game-kind = Kartenspiel

option-tricks = Stiche
    .hint = Nach so vielen endet das Spiel.
option-tricks-6 = 6
option-tricks-9 = 9
option-tricks-12 = 12

card = { $suit ->
    [sun] Sonne
    [moon] Mond
   *[star] Stern
} { $value }
played = { $seat }: { $card }
fact-stars = Sterne
fact-cards = Karten auf der Hand
zone-hand = Deine Karten
zone-pile = Stapel
pile-cards = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}

round-trick = Stich { $trick } von { $of }
phase-play = Karten werden gelegt
phase-over = Das Spiel ist aus
prompt-chance = Karten werden gezogen.
prompt-turn = Spiele eine Karte.
prompt-wait-turn = { $seat } ist an der Reihe.
prompt-over = { $winners ->
    [one] { $seat } hat die wenigsten Sterne.
   *[other] Der Sieg wird geteilt.
}

offer-play = { $card } spielen

refused-not-in-hand = Diese Karte hast du nicht.
refused-follow = Du musst die ausgespielte Farbe bedienen.

event-draw = { $seat } zieht: { $card }.
event-drawing-veiled = { $seat } zieht eine Karte.
event-refill = Die Karten früherer Stiche werden gemischt und bilden den neuen Stapel.
event-trick = { $seat } spielt aus
event-play = { $seat } legt: { $card }.
event-takes = { $seat } macht den Stich.
event-finish = Der letzte Stich ist gespielt.

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst so wenige Sterne wie möglich nehmen.
    .art = star
aim-card-2 = In jedem Stich spielen alle eine Karte; wer die ausgespielte Farbe hat, muss sie bedienen.
    .art = card
aim-card-3 = Die höchste Karte der ausgespielten Farbe nimmt den Stich mit allen Sternen darin.
    .art = sun
aim-card-4 = Jeder Stern, den du nimmst, zählt gegen dich.
    .art = moon
aim-card-5 = Nach dem letzten Stich gewinnen die wenigsten Sterne.
    .art = i-crown

use-card-sun = Eine Sonne: Die höchste Karte der ausgespielten Farbe nimmt den Stich.
    .paragraph = §4
use-card-moon = Ein Mond: Die höchste Karte der ausgespielten Farbe nimmt den Stich.
    .paragraph = §4
use-card-star = Ein Stern zählt gegen alle, die ihn nehmen.
    .paragraph = §4
use-card-pile = Nach jedem Stich ziehen alle von hier eine Karte.
    .paragraph = §2
use-fact-i-card = So viele Karten sind noch auf der Hand.
    .paragraph = §1
use-fact-star = Die bisher genommenen Sterne; die wenigsten gewinnen.
    .paragraph = §5
use-zone-hand = Spiel in jedem Stich eine dieser Karten; bediene die Farbe, wenn du kannst.
    .paragraph = §3
use-zone-pile = Die Karten, die noch gezogen werden.
    .paragraph = §2
