"""The source of the library as mypyc compiles it.

A compiler sees what is written, not what is made when a module is imported. What is made then is written out here: a
state with declared fields becomes a class with their types and the generated methods, a step gets its constructor, and
what steps set for their class becomes class variables. All else stays, line for line.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from spielhafen.core.play import State
from spielhafen.core.state_source import BASE_NAMES, state_source
from spielhafen.core.step_values import field_types
from spielhafen.core.steps import Deed, Step

OPEN: Final = "spielhafen.core."
"""What the modules begin with from whose classes games that are not compiled derive theirs."""
IMPORTS: Final = """
from typing import TYPE_CHECKING, Any, ClassVar
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
from spielhafen.core.step_values import complete_compiled, fields_of, step_key
""".splitlines()
"""What the written-out code of steps needs."""
STATE_IMPORTS: Final = """
from spielhafen.core.state_class import declare_fields
from spielhafen.core.state_kinds import EVERYTHING, HIDDEN
from spielhafen.core.step_values import plain_step
from spielhafen.core.steps import Step
from spielhafen.core.tracked import all_in, mask_rows
""".splitlines()
"""What that of states needs as well."""

TYPE_VARIABLE: Final = re.compile(
    r"^if TYPE_CHECKING:\n    from typing_extensions import TypeVar\n\n((?:    from .*\n)*)\n?"
    r"    G = TypeVar\(.*\)\nelse:\n    from typing import TypeVar\n\n    G = TypeVar\(\"G\"\)\n",
    re.MULTILINE,
)
"""The type variable of steps, and what else is imported for type checkers only."""
GENERIC_HEAD: Final = re.compile(r"^(class \w+)\(Generic\[G\]\):$", re.MULTILINE)
TYPE_ARGUMENT: Final = re.compile(
    r"\b(Step|Rule|Choice|Chance|Deed|SeatRule|SeatChance|PrivateChance|Roll|PileDraw|Reveal|Closing|Shuffle)\[\w+\]"
)
TYPED_BY_VARIABLE: Final = re.compile(r": G\b")


class Edit(NamedTuple):
    """Lines that are replaced, counted from 1; none if `last` is before `first`."""

    first: int
    last: int
    lines: Sequence[str]


def compiled_source(module: str, source: str) -> str:
    """Return the source of a module for the compiler; imports the module."""
    source = _without_type_variable(source)
    lines, edits = source.splitlines(), list[Edit]()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            edits += _class_edits(getattr(import_module(module), node.name), node, lines)
    for edit in sorted(edits, key=lambda each: each.first, reverse=True):
        lines[edit.first - 1 : edit.last] = edit.lines
    if edits:
        future = lines.index("from __future__ import annotations")
        lines[future + 1 : future + 1] = IMPORTS
    return "\n".join(lines) + "\n"


def _without_type_variable(source: str) -> str:
    """Leave out which state a step belongs to: the compiler knows it from the methods."""
    source = TYPE_VARIABLE.sub(lambda match: f"if TYPE_CHECKING:\n{match[1]}" if match[1] else "", source)
    source = GENERIC_HEAD.sub(r"\1:", source)
    return TYPED_BY_VARIABLE.sub(": Any", TYPE_ARGUMENT.sub(r"\1", source))


def _class_edits(made: type[object], node: ast.ClassDef, lines: Sequence[str]) -> Iterator[Edit]:
    decorators = {part.id: part.lineno for part in node.decorator_list if isinstance(part, ast.Name)}
    if "state" in decorators:
        yield _without(decorators["state"])
        yield from _state_edits(made, node, lines)
    elif issubclass(made, State | Step | Deed):
        yield from map(_without, decorators.values())
        yield from _attribute_edits(node, lines)
        yield _below(node, _completed(made, is_dataclass="dataclass" in decorators))
    if made.__module__.startswith(OPEN) and issubclass(made, State | Step | Deed):
        head = min([node.lineno, *decorators.values()])
        yield Edit(head, head - 1, ["@mypyc_attr(allow_interpreted_subclasses=True)"])


def _without(line: int) -> Edit:
    return Edit(line, line, [])


def _below(node: ast.ClassDef, added: Sequence[str]) -> Edit:
    last = node.end_lineno or node.lineno
    return Edit(last + 1, last, added)


# Steps and deeds.


def _attribute_edits(node: ast.ClassDef, lines: Sequence[str]) -> Iterator[Edit]:
    """Turn attributes without a type into class variables; compiled classes have no slots."""
    for statement in node.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__slots__")], end_lineno=int(last)):
                yield Edit(statement.lineno, last, [])
            case ast.Assign(targets=[ast.Name(id=name)], lineno=first):
                typed = lines[first - 1].replace(f"{name} =", f"{name}: ClassVar[Any] =", 1)
                yield Edit(first, first, [typed])
            case ast.Assign(
                targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values), end_lineno=int(last)
            ):
                pairs = zip(map(ast.unparse, names), map(ast.unparse, values), strict=True)
                yield Edit(
                    statement.lineno, last, [f"    {name}: ClassVar[Any] = {value}" for name, value in pairs]
                )


def _completed(made: type[object], *, is_dataclass: bool) -> list[str]:
    """Return what a dataclass generates and what a compiler leaves out."""
    types = field_types(made) if is_dataclass else {}
    added = [*(_step_constructor(types) if types else []), *OWN_METHODS.get(made, [])]
    if issubclass(made, Step | Deed):
        added += ["", "", f"complete_compiled({made.__name__}, {types!r}, {made.__doc__!r})"]
    return added


def _step_constructor(types: Mapping[str, str]) -> list[str]:
    typed = ", ".join(f"{name}: {'int' if kind == 'Seat' else kind}" for name, kind in types.items())
    return [
        "",
        f"    def __init__(self, {typed}) -> None:",
        *(f"        self.{name} = {name}" for name in types),
    ]


SUBSCRIPT: Final = """
    @classmethod
    def __class_getitem__(cls, kind: object) -> Any:
        return cls
""".splitlines()
EQUALITY: Final = """
    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and step_key(self) == step_key(other)

    def __repr__(self) -> str:
        values = ", ".join([f"{name}={getattr(self, name)!r}" for name in fields_of(type(self))])
        return f"{type(self).__name__}({values})"
""".splitlines()
OWN_METHODS: Final[Mapping[type[object], list[str]]] = {Step: SUBSCRIPT + EQUALITY, Deed: SUBSCRIPT}
"""What the base classes have as generic classes and dataclasses."""


# States.


def _state_edits(made: Any, node: ast.ClassDef, lines: Sequence[str]) -> Iterator[Edit]:
    """Write out types and generated methods; declare the fields below the class."""
    declared, moved = {field.name for field in made.FIELDS}, list[str]()
    for statement in node.body:
        match statement:
            case ast.AnnAssign(
                target=ast.Name(id=name), annotation=kind, value=ast.Call() as value, end_lineno=int(last)
            ) if name in declared:
                moved += _moved(name, value, lines)
                yield Edit(statement.lineno, last, [f"    {name}: {ast.unparse(kind)}"])
    own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    declarations = ["", "", "declare_fields(", f"    {node.name},", "    {", *moved, "    },", ")"]
    yield _below(node, [*_state_methods(made, own), *declarations])
    yield Edit(node.lineno, node.lineno - 1, STATE_IMPORTS)


def _moved(name: str, value: ast.Call, lines: Sequence[str]) -> list[str]:
    """Return a declaration as an entry of a dictionary."""
    first, *rest = lines[value.lineno - 1 : value.end_lineno]
    entry = [f'        "{name}": {first[value.col_offset :]}', *("    " + line for line in rest)]
    return [*entry[:-1], f"{entry[-1]},"]


def _state_methods(made: Any, own: set[str]) -> Iterator[str]:
    """Yield the generated methods of a state, with types, but those that it defines itself."""
    for part in made.SOURCE.rstrip().split("\n\n"):
        head, *body = part.splitlines()
        name = head.removeprefix("def ").partition("(")[0]
        if name not in own:
            yield ""
            yield from ("    " + line for line in WRITERS[name](made, body))


def _constructor(made: Any, body: list[str]) -> list[str]:
    types = {"steps": "list[Step]", "winners": "list[int] | None", "viewer": "int", "options": "Any"}
    types |= {field.name: field.kind.type_name() for field in made.FIELDS}
    return [
        f"def __init__(self, {', '.join(f'{name}: {kind}' for name, kind in types.items())}) -> None:",
        *body,
    ]


def _initial(made: Any, body: list[str]) -> list[str]:
    """Call the bounds that are functions by their names in the module of the state."""
    _, bounds = state_source(made.FIELDS, counts_seats=False)
    module = vars(sys.modules[made.__module__])
    names = {
        alias: next(name for name, value in module.items() if value is bound)
        for alias, bound in bounds.items()
    }
    return [
        "@classmethod",
        f'def initial(cls, seats: int, options: Any) -> "{made.__name__}":',
        body[0].replace("cls(", f"{made.__name__}("),
        *(re.sub(r"\bbound_\d+\b", lambda match: names[match[0]], line) for line in body[1:]),
    ]


def _clone(made: Any, body: list[str]) -> list[str]:
    return [f'def clone(self) -> "{made.__name__}":', *_made_at_once(made, body)]


def _seen_by(made: Any, body: list[str]) -> list[str]:
    return [f'def seen_by(self, seat: int) -> "{made.__name__}":', *_made_at_once(made, body)]


def _made_at_once(made: Any, body: list[str]) -> list[str]:
    """Let the constructor make a copy: a compiled object's attributes always have values."""
    types = {field.name: field.kind.type_name() for field in made.FIELDS}
    written, pending = list[str](), list[str]()
    for line in body:
        found = re.match(r"    new\.(\w+) = (.*)", line)
        if found:
            name = found[1]
            for each in (*pending, f"    new_{name} = {found[2]}"):
                own = re.sub(r"\b(shown|pairs)\b", rf"\1_{name}", each)
                written.append(
                    own.replace(f"    shown_{name} = [[]", f"    shown_{name}: {types.get(name)} = [[]")
                )
            pending = []
        elif line.strip() not in {"new = make(self.__class__)", "return new"}:
            pending.append(line)
    names = [*BASE_NAMES, *types]
    return [*written, f"    return {made.__name__}({', '.join(f'new_{name}' for name in names)})"]


def _key(_: Any, body: list[str]) -> list[str]:
    return ["def key(self) -> tuple[Any, ...]:", *body]


def _plain(_: Any, body: list[str]) -> list[str]:
    head, *rest = body
    return ["def plain(self) -> dict[str, Any]:", head.replace("data =", "data: dict[str, Any] ="), *rest]


def _seats(_: Any, body: list[str]) -> list[str]:
    return ["def seats(self) -> int:", *body]


WRITERS: Final[Mapping[str, Callable[[Any, list[str]], list[str]]]] = {
    "__init__": _constructor,
    "initial": _initial,
    "clone": _clone,
    "seen_by": _seen_by,
    "key": _key,
    "plain": _plain,
    "seats": _seats,
}
"""By generated method, how it is written with types."""
