"""A class with declared fields becomes a complete state."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.codec import dump, load
from spielhafen.core.errors import DeclarationError
from spielhafen.core.options import NoOptions
from spielhafen.core.piece_pool import PieceSet, Pool
from spielhafen.core.play import EVERYTHING, PUBLIC, Choice, Rule, State
from spielhafen.core.secret import HIDDEN, determinize, view
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    bit_set,
    choice,
    fixed_list,
    flag,
    integer,
    list_of,
    observations,
    per_seat,
    piece_counts,
    piece_list,
    record,
    seat_number,
    seat_set,
    sign_text,
    tracked,
)
from spielhafen.core.state_kinds import NONE, SEATS, Dimensions

CARDS = PieceSet(total=(0, 0, 0, 1, 1, 2), names=("rum", "silk", "tea"))
NO_OPTIONS = NoOptions()


@state
class Ship(State):
    """One field of each kind."""

    round: int = integer(1, 9, "rounds begun")
    turn: int = seat_number("whose turn it is", none=True)
    wind: int = choice("NESW", "where it comes from", start=2)
    calm: int = flag("no wind blows")
    flags: int = bit_set(3, "signals that fly")
    chart: str = sign_text("~#", 4, "a sign for each square", start="~~~~")
    log: str = sign_text("ab", 2, may_be_empty=True)
    gold: list[int] = per_seat(integer(0, 99), "carried", start=5)
    hands: list[list[int]] = per_seat(piece_list(CARDS), "in hand", secret="owner", log="trail")
    pile: list[int] = piece_counts(CARDS, "not drawn yet", secret="all", start=(3, 2, 1))
    thrown: list[int] = piece_list(CARDS, "on the discard pile")
    isles: list[int] = fixed_list(integer(2, 6), 3, "depths")
    marks: list[int] = list_of(integer(0, 7), 4, "places on a map", secret="seen")
    seen: list[int] = list_of(seat_set(), 4, "who has seen each")
    duel: list[int] = record(seat_number(), integer(1, 6), may_be_empty=True)
    chips: list[list[int]] = tracked(3, 5, "treasures", counted_by="held", start=4)
    sense: int = integer(-1, 1, "of the last turn")
    held: list[int] = fixed_list(integer(0, 3), 5, start=(0, 0, 0, 0, 3))
    vain: list[int] = list_of(integer(0, 9), 9, optional=True)
    trail: list[list[list[int]]] = observations("what was seen of hands")

    def calls(self) -> str:
        return super().__repr__()[:5]


def ship(seats: int = 3) -> Ship:
    return Ship.initial(seats, NO_OPTIONS)


def loaded() -> Ship:
    """Every list holds something."""
    g = ship()
    g.hands = [[0, 1], [2], []]
    g.pile = [2, 1, 0]
    g.thrown = [1]
    g.marks, g.seen = [7, 8, 9], [0b001, 0b011, 0]
    g.duel = [1, 6]
    g.chips[1] = [1 << 4, 1 << 4, 1 << 0]
    g.trail = [[[1, 1, 1]], [], [[2]]]
    g.then(Turn(1), End())
    return g


@dataclass
class Turn(Choice):
    """§1 A turn."""


class End(Rule):
    """§2 The end."""


def test_fields_stand_in_the_order_of_their_declaration_after_those_of_every_state() -> None:
    names = [field.name for field in Ship.FIELDS]

    assert names[:4] == ["round", "turn", "wind", "calm"]
    assert Ship.__slots__ == tuple(names)
    assert list(dump(loaded())) == ["steps", "winners", "viewer", *[name for name in names if name != "vain"]]


def test_a_state_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        ship().mast = 1  # type: ignore[attr-defined]


def test_the_constructor_takes_all_fields() -> None:
    g = ship()
    values = {name: getattr(g, name) for name in ("steps", "winners", "viewer", "options", *Ship.__slots__)}

    assert Ship(**values) == g
    with pytest.raises(TypeError, match="trail"):
        Ship(**{name: value for name, value in values.items() if name != "trail"})


def test_before_the_game_each_field_has_its_start() -> None:
    g = ship()

    assert (g.round, g.turn, g.wind, g.calm, g.flags, g.sense) == (1, NONE, 2, 0, 0, 0)
    assert (g.chart, g.log) == ("~~~~", "")
    assert (g.gold, g.hands, g.pile, g.thrown) == ([5, 5, 5], [[], [], []], [3, 2, 1], [])
    assert (g.isles, g.marks, g.duel, g.vain, g.trail) == ([2, 2, 2], [], [], [], [])
    assert g.chips == [[4, 4, 4], *[[16, 16, 16]] * 3]
    assert (g.steps, g.winners, g.viewer, g.options) == ([], None, EVERYTHING, NO_OPTIONS)


def test_states_that_begin_share_no_list() -> None:
    one, other = ship(), ship()
    one.gold[0] = one.isles[1] = one.pile[2] = one.chips[1][0] = 9
    one.hands[0].append(1)

    assert other == ship()


def test_the_number_of_seats_is_the_length_of_the_first_list_by_seat() -> None:
    assert [ship(seats).seats() for seats in (1, 2, 5)] == [1, 2, 5]


def test_a_clone_is_equal_and_shares_no_list() -> None:
    g = loaded()
    before, clone = dump(g), g.clone()
    assert clone == g
    assert type(clone) is Ship

    clone.hands[0].clear()
    clone.trail[0][0].clear()
    clone.chips[0][0] = 3
    clone.steps.pop()
    clone.winners = [0]
    assert dump(g) == before


def test_each_kind_of_secret_is_hidden_from_whom_it_concerns() -> None:
    seen = view(loaded(), 1)

    assert seen.hands == [[HIDDEN, HIDDEN], [2], []]
    assert seen.pile == [HIDDEN] * 3
    assert seen.marks == [HIDDEN, 8, HIDDEN]
    assert seen.chips == [[4, 4, 4], [HIDDEN] * 3, [16, 16, 16], [HIDDEN] * 3]
    assert seen.trail == [[], [], []]
    assert (seen.gold, seen.thrown, seen.seen, seen.viewer) == ([5, 5, 5], [1], [1, 3, 0], 1)


def test_the_public_sees_nothing_secret() -> None:
    seen = view(loaded(), PUBLIC)

    assert seen.hands == [[HIDDEN, HIDDEN], [HIDDEN], []]
    assert seen.marks == [HIDDEN] * 3
    assert seen.chips == [[HIDDEN] * 3] * 4
    assert seen.trail == [[], [], []]


def test_a_seat_sees_its_own_log_only() -> None:
    assert view(loaded(), 0).trail == [[[1, 1, 1]], [], []]
    assert view(loaded(), 2).trail == [[], [], [[2]]]


def test_the_view_of_everything_is_a_clone() -> None:
    g = loaded()
    seen = view(g, EVERYTHING)

    assert seen == g
    assert seen.hands is not g.hands


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1, 2])
def test_a_view_shares_no_list_and_looks_the_same_when_looked_at_again(viewer: int) -> None:
    g = loaded()
    before, seen = dump(g), view(g, viewer)
    assert view(seen, viewer) == seen

    for field in Ship.FIELDS:
        value = getattr(seen, field.name)
        if isinstance(value, list):
            for inner in [value, *value]:
                if isinstance(inner, list):
                    inner.append(77)
    assert dump(g) == before


def test_what_is_secret_and_which_pieces_exist_follows_from_the_fields() -> None:
    assert Ship.SECRETS == {"hands": "owner", "pile": "all", "marks": "seen", "chips": "tracked"}
    assert Ship.COUNTS == {"chips": "held"}
    assert Ship.OBSERVATIONS == {"hands": "trail"}
    assert tuple(Ship.OPTIONAL_FIELDS) == ("vain", "trail")
    (pool,) = Ship.POOLS
    assert pool == Pool(CARDS.total, ("hands", "thrown"), ("pile",), rest="pile", names=CARDS.names)


def test_a_world_is_drawn_for_a_view() -> None:
    g = ship()
    g.hands, g.pile, g.thrown = [[0], [1, 2], []], [2, 0, 0], [1]
    worlds = [determinize(view(g, 0), Random(seed)) for seed in range(40)]

    assert {tuple(sorted(world.hands[1])) for world in worlds} == {(0, 0), (0, 1), (0, 2), (1, 2)}
    assert {sum(world.pile) for world in worlds} == {2}


def test_empty_optional_fields_are_left_out_of_files_and_read_as_empty() -> None:
    g = ship()
    written = dump(g)
    assert "vain" not in written
    assert "trail" not in written
    assert load(Ship, written, {}, Dimensions(g.seats(), NO_OPTIONS)) == g


def test_a_state_is_equal_to_one_with_the_same_content_only() -> None:
    g, other = loaded(), loaded()
    assert g == other
    assert hash(g) == hash(other)
    assert g.key() == other.key()

    other.trail[2][0][0] = 3
    assert g != other
    assert g != dump(g)


@pytest.mark.parametrize(
    "change",
    [
        lambda g: g.steps.pop(),
        lambda g: g.steps.__setitem__(-1, Turn(0)),
        lambda g: setattr(g, "viewer", 1),
        lambda g: setattr(g, "winners", [1]),
        lambda g: setattr(g, "options", None),
    ],
)
def test_steps_viewer_winners_and_options_count_for_equality(change: Any) -> None:
    g, other = loaded(), loaded()
    change(other)

    assert g != other


def test_steps_are_compared_by_what_they_say() -> None:
    g, other = loaded(), loaded()
    other.steps[:] = [End(), Turn(1)]

    assert g == other


def test_a_state_shows_what_has_changed_since_the_start() -> None:
    g = ship()
    assert repr(g) == "<Ship of 3 seats>"

    g.round, g.gold[1] = 4, 6
    g.then(Turn(1))
    assert repr(g) == "<Ship of 3 seats: round=4, gold=[5, 6, 5], steps=[Turn(seat=1)]>"
    assert repr(view(g, 2)).startswith("<Ship of 3 seats, seen by seat 2: round=4, ")
    assert repr(view(g, PUBLIC)).startswith("<Ship of 3 seats, seen by all: round=4, ")


def test_methods_of_the_class_are_kept_and_find_their_parent() -> None:
    assert ship().calls() == "<Ship"


def test_the_generated_source_can_be_read_and_stands_in_tracebacks() -> None:
    assert "    new.hands = [row.copy() for row in self.hands]\n" in Ship.SOURCE
    g = ship()
    g.hands = 3  # type: ignore[assignment]
    with pytest.raises(TypeError) as broken:
        g.clone()
    assert "new.hands = [row.copy() for row in self.hands]" in "".join(traceback.format_tb(broken.tb))


def test_a_state_may_write_a_method_by_hand() -> None:
    @state
    class Lone(State):
        depth: int = integer(0, 9)

        def seats(self) -> int:
            return 1

        def plain(self) -> dict[str, Any]:
            return {"depth": self.depth}

    assert Lone.initial(1, None).seats() == 1
    assert dump(Lone.initial(1, None)) == {"depth": 0}


def test_a_state_adds_fields_to_those_of_another_one() -> None:
    @state
    class Convoy(Ship):
        speed: int = integer(0, 3)

    g = Convoy.initial(2, NO_OPTIONS)
    g.speed = 2

    assert [field.name for field in Convoy.FIELDS] == [*Ship.__slots__, "speed"]
    assert g.clone() == g
    assert type(view(g, 0)) is Convoy
    assert g.seats() == 2


@given(st.integers(1, 6), st.integers(0, 5))
def test_lengths_and_bounds_may_depend_on_seats(seats: int, more: int) -> None:
    @state
    class Fleet(State):
        ships: list[int] = per_seat(integer(0, 9))
        line: list[int] = fixed_list(integer(0, SEATS), lambda seats, options: seats + options)
        pairs: list[list[int]] = fixed_list(fixed_list(flag(), 2), SEATS)

    g = Fleet.initial(seats, more)

    assert (len(g.ships), len(g.line), g.pairs) == (seats, seats + more, [[0, 0]] * seats)


def refused(make: Any) -> tuple[str, str]:
    """The field and the sentence with which a declaration is refused; the file is this one."""
    with pytest.raises(DeclarationError) as broken:
        make()
    args = broken.value.text.args
    assert args["file"] == __file__
    return str(args["field"]), str(args["what"])


def declared(**fields: tuple[str, Any]) -> Any:
    """A function that declares a state with these fields: their types and declarations."""

    def make() -> object:
        body = {"__module__": __name__, "__annotations__": {name: hint for name, (hint, _) in fields.items()}}
        return state(type("Boat", (State,), body | {name: kind for name, (_, kind) in fields.items()}))

    return make


CREW = ("list[int]", per_seat(integer(0, 9)))
NUMBERS = ("list[int]", list_of(integer(0, 9), 4))


@pytest.mark.parametrize(
    ("hint", "kind", "what"),
    [
        ("int", integer(5, 1), "lower bound 5 is above the upper bound 1"),
        ("int", integer("few", 9), "'few' is no bound; write a number, SEATS, or a function"),  # type: ignore[arg-type]
        ("int", choice(""), "lower bound 0 is above the upper bound -1"),
        ("int", integer(0, 5, start=6), "start=6 is not within its bounds"),
        ("list[int]", fixed_list(integer(0, 5), 2, start=(1, 9)), "start=(1, 9) is not within its bounds"),
        ("list[int]", fixed_list(integer(0, 5), 2, start=(1,)), "start=(1,) is not within its bounds"),
        ("list[int]", list_of(integer(0, 5), 2, fewest=3), "cannot have 3 to 2 entries"),
        ("list[int]", list_of(7, 2), "7 is no kind of value; write integer(0, 9)"),
        ("list[int]", per_seat(integer(0, 1, secret="all")), "belong to the field; move them out"),
        ("list[int]", record(), "has no places"),
        ("list[int]", record(integer(0, 1), list_of(flag(), 2)), "places of a record have different types"),
        ("int", list_of(flag(), 2), "its values are list[int]; write thing: list[int] instead of int"),
        ("list[str]", list_of(flag(), 2), "write thing: list[int] instead of list[str]"),
        ("str", sign_text("aa", 2), "'aa' are no signs; write each sign that may occur once"),
        ("str", sign_text("ab", 2), 'the text is never empty; say start="…" or may_be_empty=True'),
        ("str", sign_text("ab", 2, start="ac"), "start='ac' is not within its bounds"),
        ("int", 7, "it is not declared; write thing: int = integer(0, 9)"),
        (
            "list[int]",
            per_seat(flag(), secret="everyone"),
            '"everyone" is neither "owner" nor "all" nor the name',
        ),
        (
            "list[int]",
            list_of(flag(), 2, secret="owner"),
            "needs one value for each seat; declare it with per_seat",
        ),
        ("list[int]", per_seat(choice("ab", none=True), secret="owner"), "a secret number is never below 0"),
        ("list[int]", list_of(flag(), 2, secret="hidden"), "it has to be a public list with seats as bits"),
        ("int", integer(0, 1, secret="crew"), "cannot say who knows thing"),
        (
            "list[list[int]]",
            tracked(2, 4, counted_by="purse"),
            "counted_by='purse' is no public list of numbers",
        ),
        ("list[list[int]]", tracked(0, 4, counted_by="crew"), "need at least one piece and place"),
        ("list[int]", per_seat(flag(), secret="owner", log="crew"), "is no field of observation logs"),
        ("list[int]", per_seat(flag(), log="seen"), "a public field needs no observation log"),
        ("list[int]", piece_list(PieceSet(())), "its pieces have no kinds; number them from 0"),
        (
            "list[int]",
            piece_list(PieceSet((0, 1), names=("a",))),
            "2 kinds of pieces and 1 names; name each kind",
        ),
        ("list[int]", piece_list(PieceSet((0,), also=("lost",))), "also=['lost'] are no properties of Boat"),
        ("list[int]", piece_counts(PieceSet((0,)), secret="crew"), 'can be public or secret="all"'),
    ],
)
def test_a_declaration_that_cannot_hold_is_refused_with_what_would_be_right(
    hint: str, kind: Any, what: str
) -> None:
    hidden = ("list[int]", list_of(seat_set(), 2, secret="all"))
    logs = ("list[list[list[int]]]", observations())
    field, said = refused(declared(crew=CREW, thing=(hint, kind), hidden=hidden, seen=logs))

    assert field == "Boat.thing"
    assert what in said


def test_a_name_that_every_state_uses_is_refused() -> None:
    for name in ("steps", "moves", "clone", "seats", "lambda", "self"):
        assert refused(declared(crew=CREW, **{name: NUMBERS}))[1].startswith(
            f"the name {name} means something else"
        )


def test_a_field_without_a_type_is_refused() -> None:
    def make() -> object:
        return state(type("Boat", (State,), {"__module__": __name__, "gold": integer(0, 9)}))

    assert refused(make) == ("Boat.gold", "its type is missing; write gold: int = …")


def test_a_state_that_cannot_tell_its_seats_is_refused() -> None:
    assert refused(declared(gold=NUMBERS))[0] == "Boat.seats"


def test_a_field_is_declared_once_in_a_family_of_states() -> None:
    def make() -> None:
        @state
        class Raft(Ship):
            gold: list[int] = per_seat(integer(0, 3))

    assert refused(make) == ("Raft.gold", "it is declared twice")
