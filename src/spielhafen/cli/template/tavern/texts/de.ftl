# Tavern.

game-title = Tavern
game-line = Stiche mit verdeckten Karten auf der Hand, und Sterne, die niemand nehmen will.
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
