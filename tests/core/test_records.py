"""Records: data classes that are set once and compared by their fields."""

import copy
import pickle
from dataclasses import fields, replace

import pytest

from spielhafen.core.records import keyword_record, record


@record
class Place:
    """A record."""

    across: int
    down: int = 0


@keyword_record
class Flag:
    """A record whose fields are named."""

    at: Place
    tint: str = ""


def test_records_are_equal_if_their_fields_are() -> None:
    assert Place(1) == Place(1, 0) != Place(0, 1)
    assert len({Flag(at=Place(1)), Flag(at=Place(1)), Flag(at=Place(1), tint="red")}) == 2


def test_fields_of_keyword_records_have_to_be_named() -> None:
    assert Flag(at=Place(2, 3)).at.down == 3
    with pytest.raises(TypeError):
        Flag(Place(2, 3))  # type: ignore[call-arg]


def test_records_are_data_classes_without_other_attributes() -> None:
    flag = replace(Flag(at=Place(1)), tint="red")
    assert [field.name for field in fields(flag)] == ["at", "tint"]
    assert copy.deepcopy(flag) == flag == pickle.loads(pickle.dumps(flag))
    assert repr(flag) == "Flag(at=Place(across=1, down=0), tint='red')"
    with pytest.raises(AttributeError):
        flag.size = 1  # type: ignore[attr-defined]
