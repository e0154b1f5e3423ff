game-title = Skerry
game-line = Shells on the rocks, and a tide.
game-aim = Keep your shells.
game-kind = a toy
option-storms = Storms
    .hint = High tides are likely.
option-work = Work
    .hint = Deeds in a turn.
option-work-1 = one
option-work-2 = two
rocks = The rocks
shell = { $shell }
move = { $move }
refused-no-shell = You have no { $shell }.
refused-signalled = You have signalled already.
refused-no-oyster = You have no oyster.
event-turn = It is the turn of { $seat }.
event-draw = { $seat } draws a { $shell }.
event-haul-veiled = A shell is drawn.
event-lay = { $seat } lays a { $shell }.
event-signal = { $seat } signals.
event-rest = { $seat } rests.
event-allow = { $seat } lets { $owner } keep it.
event-snatch = { $seat } snatches it.
event-rise = The tide is { $level ->
    [high] high
   *[low] low
}.
event-washed = { $seat } loses a { $shell }.
event-ebb = The tide ebbs away.
event-bid = { $seat } bids { $amount }.
event-sealed-veiled = { $seat } has bid.
event-shows = { $seat } has bid { $amount }.
event-end = It is over.

# What players want, and what each thing is for.

aim-card-1 = Draw.
    .art = shell
aim-card-2 = Work.
    .art = shell
aim-card-3 = Signal.
    .art = shell
aim-card-4 = Snatch.
    .art = shell
aim-card-5 = Bid.
    .art = shell

use-fact-shell = Shells.
    .paragraph = §1
use-zone-hand = Your shells.
    .paragraph = §2
