# What is said about examples that do not hold.

error-example = { $where }: the example “{ $title }” does not hold: { $why }

error-example-not-closed = it has no end; a line of ``` closes it.
error-example-empty = nothing is written in it.
error-example-states-nothing = it plays nothing and states nothing.
error-example-too-late = “{ $word }” must stand before all that lays the table.
error-example-no-turn = this game has not taught its examples what a turn is.
error-example-word-unknown = “{ $word }” is unknown here.{ $known ->
    [none] {""}
   *[other] {" "}Known: { $known }.
}
error-example-word-ambiguous = “{ $word }” could mean different things for “{ $name }”.
error-example-unreadable = “{ $word }” cannot be read from “{ $written }”.{ $unknown ->
    [none] {""}
   *[other] {" "}Unknown here: { $unknown }.
}
error-example-no-move = “{ $written }” is no move of this game.{ $similar ->
    [none] {""}
   *[other] {" "}Similar moves: { $similar }.
}
error-example-word-order = “{ $written }” is no move of this game: its words are in the wrong order. Right is: { $right }.
error-example-step-unreadable = no list of steps is written like “{ $written }”.
error-example-step-unknown = there is no step “{ $name }”. There are: { $known }.
error-example-step-fields = the step “{ $name }” has these fields: { $fields }.
error-example-not-asked = { $expected } was expected to decide, but it is { $got }.
error-example-offered = offered was expected to be: { $expected }. Offered is: { $got }.
error-example-offered-within = of “{ $pattern }”, offered was expected to be: { $expected }. Offered is: { $got }.
error-example-not-offered = { $missing } was expected to be offered. Offered is: { $got }.
error-example-still-offered = { $got } was not expected to be offered, but it is.
error-example-one-star = “{ $pattern }” has several stars; before a colon there is one, which stands for the words after it.
error-example-not-refused = { $move } was expected to be refused ({ $expected }), but it is allowed.
error-example-refused = the refusal was expected to be { $expected }. It is: { $got }.
error-example-other-value = “{ $name }” was expected to be { $expected }. It is: { $got }.
error-example-happened = this should not have happened: { $got }.
error-example-not-happened = “{ $expected }” was expected to happen. What happened: { $got }.
error-example-reach = within reach for “{ $name }” was expected to be: { $expected }. Within reach is: { $got }.
error-example-in-reach = { $got } was expected to be out of reach for “{ $name }”, but it is within reach.
error-example-reach-unreadable = “{ $written }” cannot be read. What is within reach is written like this: reach ships: b3, c4 – or reach ships B in 2: c4 – or ends ships: c4.
error-example-reach-too-far = more than { $most } positions can be reached, too many to examine them all.
error-example-no-entry = “{ $name }” has no entry “{ $entry }”.
error-example-passed = “{ $expected }” was not expected, but these were passed: { $got }.
error-example-not-passed = “{ $expected }” was expected. Passed were: { $got }.

# Tables that cannot be
error-example-no-such-seat = captain { $who } has no seat: the example has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. The line “seats { $least }” is enough for all its captains.
error-example-turn-missing = the example has no turn, so nothing comes after its steps. { $taught ->
    [yes] The line “turn A” adds the rest of A’s turn.
   *[other] This game has not taught its examples what a turn is; more steps after “next” help.
}
error-example-out-of-bounds = “{ $where }” cannot be: { $why }
error-example-seats = “{ $name }” has { $found ->
    [0] no entry
    [one] one entry
   *[other] { $found } entries
}; the example has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-example-too-many = “{ $piece }” is on the table { $found } times, but { $exist ->
    [0] there is none
    [one] there is only one
   *[other] there are only { $exist }
}. Counted are: { $fields }.
error-example-all-unknown = what “all” means is not known for “{ $name }”.
error-example-not-among-all = “{ $word }” is not among all of “{ $name }”, or is left out more often than it exists.
error-example-on-land = “{ $thing }” cannot be on { $place }: that is land.
error-example-on-water = “{ $thing }” cannot be on { $place }: that is water.
error-example-place-taken = “{ $thing }” cannot be on { $place }: { $other } is there already.
error-example-line-needed = “{ $thing }” cannot be like this without a line “{ $line }”.

# Examples of a rulebook
example-title = Example: { $title }
example-laid = At first.
example-holds = { $captain } holds
example-barred = Not allowed:
example-offered = Allowed:
example-possible = Possible:
example-reach = { $value }{ $count ->
    [one] {""}
   *[other] {" "}in { $count } moves
}
example-more = and { $count } more
example-broken = This example cannot be shown: it does not hold.
