# Tavern.

game-title = Tavern
game-line = Tricks with hidden cards in hand, and stars that no one wants to take.
game-kind = card game

option-tricks = Tricks
    .hint = The game ends after so many.
option-tricks-6 = 6
option-tricks-9 = 9
option-tricks-12 = 12

card = { $suit ->
    [sun] sun
    [moon] moon
   *[star] star
} { $value }
played = { $seat }: { $card }
fact-stars = stars taken
fact-cards = cards in hand
zone-hand = Your cards
zone-pile = Pile
pile-cards = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}

round-trick = Trick { $trick } of { $of }
phase-play = Cards are played
phase-over = The game is over
prompt-chance = Cards are drawn.
prompt-turn = Play a card.
prompt-wait-turn = { $seat } is to play a card.
prompt-over = { $winners ->
    [one] { $seat } has taken the fewest stars.
   *[other] The victory is shared.
}

offer-play = Play the { $card }

refused-not-in-hand = You do not have this card.
refused-follow = You must play a card of the suit that was led.

event-draw = { $seat } draws the { $card }.
event-drawing-veiled = { $seat } draws a card.
event-refill = The cards of earlier tricks are shuffled and become the new pile.
event-trick = { $seat } leads
event-play = { $seat } plays the { $card }.
event-takes = { $seat } takes the trick.
event-finish = The last trick is over.
