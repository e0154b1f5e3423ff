# Santa Timea.

game-title = Santa Timea
game-line = Five rounds in a wind that turns: the weakest card takes the damage.
game-aim = Most points after the last round: take little damage.
game-kind = cards

option-professional = Professional game
    .hint = With a forecast, a pot for winds nobody takes, points for pairs, and a cost for cards.
option-first = First lead
    .hint = Who leads the very first trick.
option-first-0 = at random
option-first-1 = captain 1
option-first-2 = captain 2
option-first-3 = captain 3
option-first-4 = captain 4
option-first-5 = captain 5

chart-name = Mar de Santa Timea
direction = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
direction-sign = { $direction }
card = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
} { $number }
wind-card = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
} { $damage }
bride = Pirate Bride
unknown-card = a hidden card

zone-wind = Wind
zone-winds = Row of winds
zone-hand = Your hand
zone-forecast = Forecast
    .note = These winds will not come this round.
zone-last = Last trick
zone-pot = Pot
    .note = Goes to whoever takes the next wind.
pile-of-winds = Wind pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
this-trick = now
next-trick = next
then-trick = after next
wind-blows = The wind is { $wind }
relation-with = with the wind: full worth
relation-across = across: half
relation-against = against: nothing
legend-highest = leads next
legend-lowest = takes the wind

played = { $seat } played { $card }, worth { $worth }
fact-points = { $count ->
    [one] point
   *[other] points
}
fact-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
}
fact-damage = { $count ->
   *[other] damage this round
}
note-set = set of { $direction }: no damage
note-sets = { $sets } sets: no damage

phase-round = Round { $round } of { $of }
phase-trick = Trick { $trick } of { $of }
phase-deal = The cards are dealt
phase-reckoning = Reckoning

prompt-lead = { $direction ->
    [N] Wind North: choose a card to lead.
    [E] Wind East: choose a card to lead.
    [S] Wind South: choose a card to lead.
   *[W] Wind West: choose a card to lead.
}
prompt-follow = { $direction ->
    [N] Wind North: choose a card to play.
    [E] Wind East: choose a card to play.
    [S] Wind South: choose a card to play.
   *[W] Wind West: choose a card to play.
}
prompt-wait = It is { $seat }’s turn.
prompt-declare = { $direction }: choose whether to lay the set aside or keep the pairs.
prompt-wait-declare = { $seat } chooses between set and pairs.
prompt-next-wind = Turning up the next wind …
prompt-forecast = Turning up the forecast …
prompt-deal-hands = Dealing the cards …
prompt-lot = Drawing lots …
prompt-over = { $winners ->
    [one] { $seat } has weathered the storm best.
   *[other] Equal in points and in rounds won: the victory is shared.
}
result = { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [0] no round won
    [one] one round won
   *[other] { $wins } rounds won
}{ $decided ->
    [0] {""}
   *[other] {" "}(of equal points, rounds won decide)
}
hint-leads = { $seat } leads next.
hint-taken = { $seat } took { $wind }.
hint-nobody = Nobody took { $wind }.
hint-stake = { $pot ->
    [0] The lowest card takes { $wind }
   *[other] The lowest card takes { $wind } and the pot
}: { $damage } damage.
hint-stake-lowest = { $stake } Lowest so far: { $seat }, { $worth }.
hint-stake-cancelled = { $stake } So far all cancel each other.
hint-stake-bride = { $seat } led a Pirate Bride and takes { $wind }, whatever the others play.
hint-set = { $stake } With it your set of { $direction } (1, 2 and 3) would be complete, and all three cost nothing.
hint-card = { $reckoning } { $standing }

reckoning-with = { $card } sails with the wind: worth { $worth }.
reckoning-across = { $card } lies across the wind: half of { $number }, worth { $worth }.
reckoning-against = { $card } stands against the wind: worth 0; among such cards the { $number } counts.
reckoning-bride = The bride becomes the card played just before her.
reckoning-bride-led = The bride has nobody to follow.
reckoning-bride-nothing = The bride before her is worth nothing, and so is she.
reckoning-bride-copies = The bride becomes { $card }, worth { $worth }.

standing-lowest = Lowest so far.
standing-lowest-last = Lowest: you would take { $wind }.
standing-highest = Highest so far.
standing-highest-last = { $leads ->
    [0] Highest: you would be safe from { $wind }.
   *[other] Highest: you would be safe from { $wind } and lead next.
}
standing-both = The only card so far: lowest and highest.
standing-both-last = { $leads ->
    [0] Nobody else counts: you would take { $wind }.
   *[other] Nobody else counts: you would take { $wind } and lead next.
}
standing-between = Between the others so far.
standing-between-last = Between the others: you would be safe from { $wind }, and another leads next.
standing-below = Below the highest so far.
standing-below-last = Below the highest: you would be safe from { $wind }, and another leads next.
standing-cancelled = As high as { $rival }’s card, so they cancel each other: you are safe from { $wind } and do not lead next.
standing-bride = Out of this trick, together with the card she becomes: you are safe from { $wind } and do not lead next.
standing-bride-leads = You take { $wind } whatever the others play.
standing-bride-nothing = Out of this trick: you are safe from { $wind } and do not lead next.
standing-set = { $standing } That completes your set of { $direction }: all three cost nothing.

offer-lay-aside = Lay the set aside
    .hint = Then { $damage } damage, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } counted, { $bonus ->
        [one] 1 special point
       *[other] { $bonus } special points
    } from this direction.
offer-keep = Keep the pairs
    .hint = Then { $damage } damage, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } counted, { $bonus ->
        [one] 1 special point
       *[other] { $bonus } special points
    } from this direction.

refused-not-in-hand = You do not hold this card: play one of those in your hand.
refused-bride-leads = You may only lead a bride when you hold nothing else: { $others ->
    [one] lead your other card first.
   *[other] lead one of your { $others } other cards first.
}
refused-other-direction = Another direction comes first: decide on that one.

event-round = Round { $number }
event-turn-up = { $pile ->
    [forecast] { $wind } will not come this round.
   *[row] { $wind } is turned up.
}
event-deal = Twelve cards are dealt to each.
event-deal-hands-veiled = Twelve cards are dealt to each.
event-begin = { $seat } is drawn to lead the first trick.
event-leads = { $seat } leads the round.
event-trick = Trick { $number } · wind { $wind }
event-play = { $seat } { $place ->
    [lead] leads
   *[follow] plays
} { $card } ({ $worth })
event-take = { $seat } takes { $wind }{ $pot ->
    [0] {""}
    [one] {" "}and one card from the pot
   *[other] {" "}and { $pot } cards from the pot
}{ $completes ->
    [yes], completing the set of { $direction }
   *[no] {""}
}{ $equal ->
    [0] {""}
   *[other]: { $cards } cancel each other
}{ $zeros ->
    [alone]: among cards worth 0 the smaller number is the lower one
    [beside]; among cards worth 0 the smaller number is the lower one
   *[none] {""}
}.
equal-cards = { $first } and { $last }
equal-cards-more = { $first }, { $rest }
event-gone = All cancel each other: nobody takes { $wind }.
event-pot = All cancel each other: { $wind } goes into the pot.
event-leads-again = Nobody is highest: { $seat } leads again.
event-pot-discarded = The cards in the pot are discarded.
event-highest = { $seat } played the highest card and leads next.
event-reckoning = Reckoning of round { $number }
event-lay-aside = { $seat } chooses the set of { $direction }.
event-keep = { $seat } chooses the pairs of { $direction }.
event-declare-veiled = { $seat } has chosen.
event-lays-set-aside = { $seat } lays the set of { $direction } aside.
event-keeps-pairs = { $seat } keeps { $direction } for pairs.
event-scores = { $seat }: { $damage } damage, { $count ->
    [one] { $gain } point
   *[other] { $gain } points
}.
event-wins = { $seat } wins.

sheet-round = Reckoning of round { $round }
sheet-scores = The rounds so far
sheet-damage = Damage
sheet-place = Place points
sheet-pairs = Pairs
sheet-cards = Cards
sheet-gain = Points
sheet-number = { $round }
sheet-wins = Rounds won
sheet-total = Total
term-set = The set of { $direction } was laid aside and counts for nothing.
term-place = { $damage } damage, place { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
term-shared = { $damage } damage, places { $first } to { $last } shared: ({ $sum }) / { $equal }{ $exact ->
    [0] , rounded up to { $points }
   *[other] {" "}= { $points }
}.
term-pairs = Pairs: { $points ->
    [one] 1 special point
   *[other] { $points } special points
}.
term-cards = { $cards ->
    [one] One counted wind card
   *[other] { $cards } counted wind cards
}: { $points ->
    [0] no point lost
    [one] 1 point lost
   *[other] { $points } points lost
}.

# Numbers that variants may change

option-rounds_number = Number of rounds
    .hint = How many rounds a game lasts.
option-tricks_number = Tricks in a round
    .hint = How many tricks a round has, and so how many cards are dealt to each captain.
option-brides_number = Pirate brides
    .hint = How many pirate brides are among the steering cards.
option-threes_number = Wind cards with 3 points
    .hint = How many wind cards with 3 points of damage each direction has.

# What players want, and what each thing is for.

aim-card-1 = Take as little damage as you can: each round gives points by place, and after the last one most points win.
    .art = anchor
aim-card-2 = In each trick everyone plays one card, and you may play whichever you like; the highest leads the next trick.
    .art = arrow
aim-card-3 = Cards with the wind count in full, across it half, against it nothing.
    .art = gust
aim-card-4 = Each trick has a wind card: whoever played the lowest card has to take it, and its number is the damage. A 1, 2 and 3 of one direction are a set and cost nothing.
    .art = damage
aim-card-5 = Cards of equal worth cancel each other, except those worth 0, where the number decides; a Pirate Bride cancels the card before her.
    .art = i-sheet

use-zone-rose = The needle shows the wind: cards of its direction count in full, those across it half, those opposite nothing.
    .paragraph = §6
use-zone-winds = You see three winds ahead: the one marked “now” blows in this trick, the others come next.
    .paragraph = §3
use-zone-hand = Play one of these cards in each trick; you need not follow a direction.
    .paragraph = §5
use-zone-last = These cards were played in the trick before.
    .paragraph = §9
use-zone-forecast = These winds will not come in this round, so you know more about those that will.
    .paragraph = §14
use-zone-pot = Whoever takes the next wind card takes these as well.
    .paragraph = §15
use-zone-reckoning = What the round brought each of you: the least damage gets the most points.
    .paragraph = §12
use-zone-scores = The points of all rounds so far; whoever has most after the fifth has won.
    .paragraph = §13
use-card-arrow = The small rose shows what it is worth in each wind, the dark sign below what it is worth now.
    .paragraph = §6
use-card-p-bride = She becomes the card played just before her, so both are out of the trick.
    .paragraph = §7
use-card-gust = Whoever plays the lowest card takes it; its number is the damage, and a 1, 2 and 3 of one direction cost nothing.
    .paragraph = §9
use-card-winds-pile = From here a new wind is turned up after each trick, until each trick has its own.
    .paragraph = §3
use-fact-anchor = The points of the rounds so far: whoever has most after the last round has won.
    .paragraph = §13
use-fact-card = The cards that { $whose ->
    [yours] you still hold
   *[other] they still hold
}, one for each trick that is left.
    .paragraph = §2
use-fact-damage = The damage taken in this round; the less there is at its end, the more points it brings.
    .paragraph = §11

# What the lab counts.

figure-all-cancelled = Tricks in which all cancelled each other
figure-bride-led = Tricks led with a bride
figure-takes-and-leads = Tricks whose taker leads the next one
figure-last-cancelled = Rounds in whose last trick all cancelled each other

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] damage point
   *[other] damage points
}
feature-damage = less damage
    .less = more damage
    .plain = { $gain ->
        [0] it should save a little damage
        [one] it should save about one damage point
       *[other] it should save about { $gain } damage points
    }
feature-cards = better cards left
    .less = worse cards left
    .plain = it leaves better cards in hand
feature-lead = not having to lead
    .less = having to lead
    .plain = it avoids having to lead
feature-rivals = more damage to the best rival
    .less = less damage to the best rival
    .plain = the strongest rival should get more damage
feature-points = a better standing in points
    .less = a worse standing in points
    .plain = it makes for a better score

# The fields of a position, as they are named where it is edited

field-round = Round
field-trick = Trick
field-leader = Leads the trick
field-first = Led the first trick
field-bag = Winds in the bag
field-row = Row of winds
field-forecast = Winds that will not blow
field-pot = Pot
field-hands = Cards in hand
field-cards = Cards of this trick
field-keys = Worth of the cards played
field-last = Trick before
field-played = Cards of finished tricks
field-taken = Winds taken
field-declared = Directions kept
field-points = Points
field-wins = Rounds won
field-sheet = Score sheet
