# Santa Timea.

game-title = Santa Timea
game-line = Five rounds in a wind that turns: the weakest card takes the damage.
game-aim = Take as little damage as you can in five rounds: the most points win.
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
captain-name = { $seat }
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
note-set = set of { $direction }
note-sets = { $sets } sets

phase-round = Round { $round } of { $of }
phase-trick = Trick { $trick } of { $of }
phase-deal = The cards are dealt
phase-reckoning = Reckoning

prompt-lead = { $direction ->
    [N] North wind: choose a card to lead.
    [E] East wind: choose a card to lead.
    [S] South wind: choose a card to lead.
   *[W] West wind: choose a card to lead.
}
prompt-follow = { $direction ->
    [N] North wind: choose a card to play.
    [E] East wind: choose a card to play.
    [S] South wind: choose a card to play.
   *[W] West wind: choose a card to play.
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
   *[other] The victory is shared.
}
hint-taken = { $seat } took { $wind }.
hint-nobody = Nobody took { $wind }.
hint-card = { $reckoning } { $standing }

reckoning-with = { $card } sails with the wind: worth { $worth }.
reckoning-across = { $card } lies across the wind: half of { $number }, worth { $worth }.
reckoning-against = { $card } stands against the wind: worth 0; among such cards the { $number } counts.
reckoning-bride = The bride becomes the card laid just before her.
reckoning-bride-led = The bride has nobody to follow.
reckoning-bride-nothing = The bride before her is worth nothing, and so is she.
reckoning-bride-copies = The bride becomes { $card }, worth { $worth }.

standing-lowest = Lowest so far.
standing-lowest-last = Lowest: you would take { $wind }.
standing-highest = Highest so far.
standing-highest-last = { $leads ->
    [0] Highest: you would not take { $wind }.
   *[other] Highest: you would lead next.
}
standing-both = The only card so far: lowest and highest.
standing-both-last = { $leads ->
    [0] Nobody else counts: you would take { $wind }.
   *[other] Nobody else counts: you would take { $wind } and lead next.
}
standing-between = Between the others so far.
standing-between-last = Between the others: you would neither take { $wind } nor lead.
standing-below = Below the highest so far.
standing-below-last = Below the highest: you would neither take { $wind } nor lead.
standing-cancelled = As high as { $rival }’s card: out of this trick.
standing-bride = Out of this trick, together with the card she becomes.
standing-bride-leads = You take { $wind } whatever the others play.
standing-bride-nothing = Out of this trick: you neither take { $wind } nor lead next.

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
}.
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
feature-cards = better cards left
    .less = worse cards left
feature-lead = not having to lead
    .less = having to lead
feature-rivals = more damage to the best rival
    .less = less damage to the best rival
feature-points = a better standing in points
    .less = a worse standing in points
