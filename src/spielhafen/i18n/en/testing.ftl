# What is said about scenes that do not hold.

error-scene = { $where }: the scene “{ $title }” does not hold: { $why }

scene-not-closed = it has no end; a line of ``` closes it.
scene-empty = nothing is written in it.
scene-states-nothing = it plays nothing and states nothing.
scene-too-late = “{ $word }” must stand before all that lays the table.
scene-no-turn = this game has not taught its scenes what a turn is.
scene-word-unknown = “{ $word }” is unknown here.{ $known ->
    [none] {""}
   *[other] {" "}Known: { $known }.
}
scene-word-ambiguous = “{ $word }” could mean different things for “{ $name }”.
scene-unreadable = “{ $word }” cannot be read from “{ $written }”.
scene-step-unreadable = no list of steps is written like “{ $written }”.
scene-step-unknown = there is no step “{ $name }”. There are: { $known }.
scene-step-fields = the step “{ $name }” has these fields: { $fields }.
scene-not-asked = { $expected } was expected to decide, but it is { $got }.
scene-offered = offered was expected to be: { $expected }. Offered is: { $got }.
scene-not-refused = { $move } was expected to be refused ({ $expected }), but it is allowed.
scene-refused = the refusal was expected to be { $expected }. It is: { $got }.
scene-lies = “{ $name }” was expected to be { $expected }. It is: { $got }.
scene-went-by = this should not have happened: { $got }.
scene-not-went-by = “{ $expected }” was expected to happen. What happened: { $got }.

# Examples of a rulebook
example-title = Example: { $title }
example-laid = At first.
example-holds = { $captain } holds
example-barred = Not allowed:
example-offered = Allowed:
example-possible = Possible:
example-more = and { $count } more
example-broken = This example cannot be shown: its scene does not hold.
