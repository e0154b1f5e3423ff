"""The picture of the packages in docs/design.md shows the imports as they are."""

from __future__ import annotations

import floors

from tests import test_floors


def test_the_picture_is_up_to_date() -> None:
    assert floors.PICTURE.read_text("utf-8") == floors.draw(floors.imports()), (
        "run .venv/bin/python tools/floors.py"
    )


def test_the_picture_has_the_floors_of_the_law() -> None:
    drawn = [set(floor) for floor in floors.FLOORS]

    assert drawn == [floor for floor in map(set, test_floors.FLOORS) if floor != {"__main__"}]


def test_every_package_has_its_box_and_its_arrows() -> None:
    picture = floors.draw({name: set() for floor in floors.FLOORS for name in floor})

    assert picture.count('class="name"') == sum(map(len, floors.FLOORS))
    assert 'class="arrow"' not in picture
    assert floors.draw(floors.imports()).count('class="arrow"') == sum(
        map(len, floors.reduced(floors.imports()).values())
    )


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    graph = {"cli": {"lab", "core"}, "lab": {"core"}, "core": set()}

    assert floors.reduced(graph) == {"cli": {"lab"}, "lab": {"core"}, "core": set()}
