# Atoll.

game-title = Atoll
game-line = Tiles of coast and water, and points for those who close a lagoon.
game-aim = Close lagoons: each of their tiles is a point.
game-kind = tile game

option-sets = Sets of tiles
    .hint = Each set has twelve tiles; with one set the game is short.
option-sets-1 = one
option-sets-2 = two

kind = { $kind ->
    [cove] cove
    [strait] strait
    [bend] bend
   *[fork] fork
}
tiles = { $kind }, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
mark-land = This edge has to be land.
mark-water = This edge has to be water.
space-free = no tile yet
fact-points = points
zone-row = Tiles to choose from
zone-pile = Tiles still to come

round-tiles = { $left ->
    [one] One tile left
   *[other] { $left } tiles left
}
phase-play = Tiles are laid
phase-over = The game is over
prompt-chance = A tile is drawn.
prompt-laying = Lay a tile: select it, then a place where it fits.
prompt-wait-laying = { $seat } is to lay a tile.
prompt-over = { $winners ->
    [one] { $seat } has got the most points.
   *[other] The victory is shared.
}

offer-lay = Lay the { $tile } on { $space }
    .hint = { $tiles ->
        [0] No lagoon is closed.
       *[other] Closes a lagoon of { $tiles } tiles.
    }

refused-other-tile = There is no such tile in the row.
refused-taken = There is a tile already.
refused-apart = No tile is beside this space.
refused-shore = Water has to meet water, and land has to meet land: turn the tile, or lay it elsewhere.

event-turn = { $seat }’s turn
event-draw = A { $kind } is drawn.
event-lay = { $seat } lays a { $tile } on { $space }.
event-closes = { $seat } closes a lagoon of { $tiles } tiles.
event-finish = No more tiles can be laid

# What players want, and what each thing is for.

aim-card-1 = You want the most points, for lagoons that you close.
    .art = lagoon
aim-card-2 = In your turn you choose one of the tiles of the row, and lay it beside another one.
    .art = card
aim-card-3 = Water has to meet water, and land has to meet land.
    .art = wave-1
aim-card-4 = Take care not to leave a lagoon that the next captain can close.
    .art = i-eye
aim-card-5 = When no tile can be laid any more, the most points win.
    .art = i-crown

use-card-tile = Choose it, turn it if you like, and lay it where all its edges match.
    .paragraph = §2
use-card-pile = So many of these tiles are still to come.
    .paragraph = §1
use-space-free = A tile can be laid here if it matches those beside it.
    .paragraph = §2
use-space = A tile lies here; water that leads on belongs to no lagoon yet.
    .paragraph = §3
use-fact-lagoon = The points of lagoons closed so far; the most win.
    .paragraph = §4
use-zone-row = Choose one of these tiles in your turn.
    .paragraph = §1
use-zone-pile = The tiles that are still to come.
    .paragraph = §1
