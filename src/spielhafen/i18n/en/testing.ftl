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
error-example-unreadable = “{ $word }” cannot be read from “{ $written }”.
error-example-step-unreadable = no list of steps is written like “{ $written }”.
error-example-step-unknown = there is no step “{ $name }”. There are: { $known }.
error-example-step-fields = the step “{ $name }” has these fields: { $fields }.
error-example-not-asked = { $expected } was expected to decide, but it is { $got }.
error-example-offered = offered was expected to be: { $expected }. Offered is: { $got }.
error-example-not-refused = { $move } was expected to be refused ({ $expected }), but it is allowed.
error-example-refused = the refusal was expected to be { $expected }. It is: { $got }.
error-example-lies = “{ $name }” was expected to be { $expected }. It is: { $got }.
error-example-went-by = this should not have happened: { $got }.
error-example-not-went-by = “{ $expected }” was expected to happen. What happened: { $got }.

# Examples of a rulebook
example-title = Example: { $title }
example-laid = At first.
example-holds = { $captain } holds
example-barred = Not allowed:
example-offered = Allowed:
example-possible = Possible:
example-more = and { $count } more
example-broken = This example cannot be shown: it does not hold.
