# Tavern.

game-title = Tavern
game-line = Tricks with hidden cards in hand, and stars that no one wants to take.
game-aim = Take fewer stars than the others.
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

# What players want, and what each thing is for.

aim-card-1 = You want to take as few stars as possible.
    .art = star
aim-card-2 = In each trick everyone plays a card; if you have the suit that was led, you must play it.
    .art = card
aim-card-3 = The highest card of the suit that was led takes the trick, with all stars in it.
    .art = sun
aim-card-4 = Each star that you take counts against you.
    .art = moon
aim-card-5 = When the last trick has been taken, the fewest stars win.
    .art = i-crown

use-card-sun = A sun: the highest card of the suit that was led takes the trick.
    .paragraph = §4
use-card-moon = A moon: the highest card of the suit that was led takes the trick.
    .paragraph = §4
use-card-star = A star counts against whoever takes it.
    .paragraph = §4
use-card-pile = After each trick each captain draws a card from here.
    .paragraph = §2
use-fact-i-card = So many cards are still in hand.
    .paragraph = §1
use-fact-star = The stars taken so far; the fewest win.
    .paragraph = §5
use-zone-hand = Play one of these cards in each trick; follow suit if you can.
    .paragraph = §3
use-zone-pile = The cards that are left to be drawn.
    .paragraph = §2
