"""`spielhafen admin`: databases are checked, exported, imported, copied, and anonymised."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from spielhafen.cli import main
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Match, SeatPlan, open_match
from spielhafen.match.seating import add_salt, reseat
from spielhafen.server.tables.replays import replay
from spielhafen.store import MatchSummary, NewChatMessage, PrivateNote, Store, StoreError
from spielhafen.store.maintenance import back_up
from spielhafen.store.schema import SUMMARY_VERSION
from spielhafen.store.store_errors import store_error
from tests.match.tables import play_on
from tests.server.registries import store_match
from tests.store.logs import connect, rehash

WORDS = ("amber-gull-7", "old-tern-9")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "harbour.sqlite"
    store = Store(file)
    for number, word in enumerate(WORDS):
        opened = open_match(
            SANTA_TIMEA,
            {},
            [SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="b")],
            bytes([number]) * 32,
            1.0,
            "a",
        )
        match, events = Match(opened), list[Event]([opened])
        events += play_on(match, Random(number), 20)
        store_match(store, word, match, events)
        store.add_message(NewChatMessage(word, "table", "a", 0, "Ada", "Ahoi", 1.0, "some-key")).result()
        store.save_note(PrivateNote(word, "a", "secret", 1.0)).result()
    store.close()
    return file


def admin(file: Path, *arguments: str) -> int:
    return main(["--language", "en", "admin", *arguments, "--database", str(file)])


def events(file: Path, word: str) -> list[bytes]:
    store = Store(file)
    try:
        return store.events(word)
    finally:
        store.close()


def test_an_intact_database_passes(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(file, "check") == 0
    assert capsys.readouterr().out == "2 tables were looked at; all is well.\n"


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE event SET body = '{}' WHERE match = 'amber-gull-7' AND seq = 3",
        "DELETE FROM event WHERE match = 'amber-gull-7' AND seq = 3",
        "UPDATE match SET card = '{}' WHERE id = 'amber-gull-7'",
        "DELETE FROM match WHERE id = 'amber-gull-7'",
        "UPDATE event SET body = replace(body, 'Ada', 'Bob') WHERE seq = 1 AND match = 'amber-gull-7'",
        'UPDATE event SET body = replace(body, \'"owner":"a"\', \'"owner":"ä"\') WHERE match = \'amber-gull-7\'',
    ],
)
def test_damage_is_named(file: Path, harm: str, capsys: pytest.CaptureFixture[str]) -> None:
    with connect(file) as link:
        link.execute(harm)
    link.close()
    assert admin(file, "check") == 1
    said = capsys.readouterr().out
    assert said.startswith("amber-gull-7: ")
    assert said.endswith("2 tables were looked at; one thing is not as it should be.\n")


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE event SET at = at + 1 WHERE match = 'amber-gull-7' AND seq = 4",
        "UPDATE event SET key = 'other' WHERE match = 'amber-gull-7' AND seq = 4",
        "DELETE FROM event WHERE match = 'amber-gull-7' AND seq = (SELECT max(seq) FROM event WHERE match = 'amber-gull-7')",
        "DELETE FROM event WHERE match = 'amber-gull-7'",
    ],
)
def test_a_changed_match_is_named_and_not_exported(
    file: Path, harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with connect(file) as link:
        link.execute(harm)
    link.close()
    assert admin(file, "check") == 1
    said = capsys.readouterr().out
    assert said.startswith("amber-gull-7: ")
    assert said.endswith("2 tables were looked at; one thing is not as it should be.\n")
    assert admin(file, "export", WORDS[0]) == 1
    assert admin(file, "anonymise", WORDS[0], "--yes") == 1
    assert "amber-gull-7" in capsys.readouterr().err
    assert admin(file, "export", WORDS[1]) == 0


def test_a_damaged_database_is_not_changed_but_readable_tables_are_exported(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(file)
    opened = open_match(
        SANTA_TIMEA, {}, [SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="b")], bytes(32), 1.0, "a"
    )
    match, more = Match(opened), list[Event]([opened])
    more += play_on(match, Random(5), 60)
    store_match(store, "young-seal-3", match, more)
    store.close()
    content = bytearray(file.read_bytes())
    page = next(
        page
        for page in range(0, len(content), 4096)
        if content[page] == 13
        and b"amber-gull-7" in content[page : page + 4096]
        and b"young-seal-3" not in content[page : page + 4096]
        and b"plies" in content[page : page + 4096]
    )
    content[page : page + 4096] = bytes(4096)
    file.write_bytes(content)

    assert admin(file, "check") == 1
    said = capsys.readouterr().out
    assert "is damaged" in said
    assert "\namber-gull-7: " in said
    assert "young-seal-3" not in said
    assert admin(file, "delete", WORDS[0], "--yes") == 1
    assert file.read_bytes() == bytes(content)
    assert admin(file, "export", "young-seal-3", "--out", str(tmp_path / "out.jsonl")) == 0


def test_a_table_that_waits_for_chance_for_ever_is_named(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = events(file, WORDS[0])
    opened = msgspec.json.decode(written[0])
    with connect(file) as link:
        link.execute("DELETE FROM event WHERE match = ? AND seq > 1", (WORDS[0],))
        body = msgspec.json.encode(opened | {"plies": []}).decode()
        link.execute("UPDATE event SET body = ? WHERE match = ? AND seq = 1", (body, WORDS[0]))
    link.close()
    rehash(file, WORDS[0])
    assert admin(file, "check") == 1
    assert "chance would have had to speak" in capsys.readouterr().out


def test_exported_tables_are_imported_unchanged(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert admin(file, "export", "all", "--out", str(archive)) == 0
    Store(other).close()
    assert admin(other, "import", str(archive)) == 0
    assert "2 tables were taken in." in capsys.readouterr().out
    for word in WORDS:
        assert replay(events(other, word)).view_hash == replay(events(file, word)).view_hash
    store = Store(other)
    assert [said.words for said in store.messages(WORDS[0], ["table"], 0, 9)] == ["Ahoi"]
    assert store.find_note(WORDS[0], "a") == ""
    store.close()
    assert admin(other, "check") == 0
    assert admin(other, "import", str(archive)) == 1
    assert "amber-gull-7 is there already" in capsys.readouterr().out
    assert admin(file, "export", WORDS[0]) == 0
    assert capsys.readouterr().out.splitlines() == archive.read_text().splitlines()[:2]


def import_changed(file: Path, archive: Path, other: Path, change: tuple[str, str]) -> int:
    """Export all tables, change one place in the archive, and import it; return the result."""
    assert admin(file, "export", "all", "--out", str(archive)) == 0
    before = archive.read_text()
    archive.write_text(before.replace(*change, 1))
    assert archive.read_text() != before
    Store(other).close()
    return admin(other, "import", str(archive))


@pytest.mark.parametrize(
    "change", [("archive", "picture"), ('"seq":2', '"seq":5'), ("played", "stolen"), ("{", "[")]
)
def test_a_broken_archive_changes_nothing(
    file: Path, tmp_path: Path, change: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert import_changed(file, archive, other, change) == 1
    assert str(archive) in capsys.readouterr().err
    assert Store(other).matches() == []


@pytest.mark.parametrize(
    "change",
    [
        ('"key":"0000', '"key":"zero'),
        ('"plies":[[-1', '"plies":[[99'),
        ('"seat":', '"seat":9'),
        ('"seat":', '"seat":-'),
        ('"owner":"a"', '"owner":"ä"'),
        ('"name":"Ada"', '"name":"\u202eAda"'),
        ('"at":2.0', '"at":2e300'),
        ('"number":1', '"number":18446744073709551616'),
        ('"number":1', '"number":-1'),
        ('"room":"table"', '"room":"cellar"'),
        ('"seat":0,"name":"Ada"', '"seat":2,"name":"Ada"'),
        ('"seat":0,"name":"Ada"', '"seat":0,"name":" Ada"'),
        ('"words":"Ahoi"', '"words":"Ahoi\\u0000"'),
        ('"words":"Ahoi"', '"words":""'),
        ('"ply":null', '"ply":3'),
        ('"seq":0', '"seq":2'),
        ('"ply":null,"seq":0', '"ply":3,"seq":99'),
        ('"ply":null,"seq":0', '"ply":-1,"seq":2'),
    ],
)
def test_a_broken_line_is_named(
    file: Path, tmp_path: Path, change: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert import_changed(file, archive, other, change) == 1
    said = capsys.readouterr().err
    assert f"{archive}: " in said
    assert " 2: " in said
    assert Store(other).matches() == []


def test_of_several_archives_none_is_imported_if_one_is_broken(file: Path, tmp_path: Path) -> None:
    whole, broken, other = (tmp_path / name for name in ("whole.jsonl", "broken.jsonl", "other.sqlite"))
    assert admin(file, "export", "all", "--out", str(whole)) == 0
    broken.write_text(whole.read_text().replace("played", "stolen", 1))
    Store(other).close()
    assert admin(other, "import", str(whole), str(broken)) == 1
    assert Store(other).matches() == []


@pytest.mark.parametrize("change", ['"ply":3,"seq":2', '"ply":0,"seq":1'])
def test_messages_about_moves_are_imported(file: Path, tmp_path: Path, change: str) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert import_changed(file, archive, other, ('"ply":null,"seq":0', change)) == 0
    assert change in archive.read_text()
    assert len(Store(other).matches()) == len(WORDS)


def test_an_archive_of_a_version_without_comments_on_moves_is_imported(file: Path, tmp_path: Path) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert import_changed(file, archive, other, (',"ply":null,"seq":0', "")) == 0
    assert len(Store(other).matches()) == len(WORDS)


@pytest.mark.parametrize("what", ["events", "talk"])
def test_a_wrong_key_is_found_before_any_table_is_stored(
    file: Path, tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert admin(file, "export", "all", "--out", str(archive)) == 0
    head, first, second = archive.read_text().splitlines()
    table = msgspec.json.decode(second)
    table["talk"].append(table["talk"][0] | {"number": 2, "key": "another-key"})
    for thing in table[what][:2]:
        thing["key"] = "the-same-key"
    archive.write_text(f"{head}\n{first}\n{msgspec.json.encode(table).decode()}\n")
    Store(other).close()
    assert admin(other, "import", str(archive)) == 1
    assert f"{archive}: " in (said := capsys.readouterr().err)
    assert " 3: " in said
    assert Store(other).matches() == []


def test_a_table_that_occurs_twice_is_not_imported(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, double, other = (tmp_path / name for name in ("all.jsonl", "double.jsonl", "other.sqlite"))
    assert admin(file, "export", "all", "--out", str(archive)) == 0
    head, first, second = archive.read_text().splitlines()
    double.write_text(f"{head}\n{second}\n{first}\n{second}\n")
    Store(other).close()
    for archives, word in (([double], WORDS[1]), ([archive, archive], WORDS[0])):
        assert admin(other, "import", *map(str, archives)) == 1
        assert f"{word}: it is in these archives twice" in capsys.readouterr().err
        assert Store(other).matches() == []


def test_if_one_table_cannot_be_stored_none_is(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive, other = tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    assert admin(file, "export", "all", "--out", str(archive)) == 0
    Store(other).close()
    to_write = Store.write_summary

    def write_card(store: Store, link: Any, match: str, seq: int, card: MatchSummary) -> None:
        if match == WORDS[1]:
            raise store_error("store-full", str(other))
        to_write(store, link, match, seq, card)

    monkeypatch.setattr(Store, "write_summary", write_card)
    assert admin(other, "import", str(archive)) == 1
    assert Store(other).matches() == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_only_its_owner_may_read_an_archive(file: Path, tmp_path: Path) -> None:
    archive = tmp_path / "all.jsonl"
    assert admin(file, "export", "all", "--out", str(archive)) == 0
    assert stat.S_IMODE(archive.stat().st_mode) == 0o600


def test_after_an_upgrade_summaries_are_rebuilt(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with connect(file) as link:
        link.execute("UPDATE harbour SET value = ? WHERE name = 'derived'", (SUMMARY_VERSION - 1,))
        link.execute("DROP INDEX match_due")
        link.execute("ALTER TABLE match DROP COLUMN due")
    link.close()
    assert admin(file, "check") == 0
    assert capsys.readouterr().out == "2 tables were looked at; all is well.\n"
    store = Store(file)
    assert not store.has_outdated_summaries
    assert sorted(word for word, _, _ in store.summaries("a")) == sorted(WORDS)
    store.close()


def test_a_backup_is_a_complete_database(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    assert admin(copy, "check") == 0
    assert events(copy, WORDS[0]) == events(file, WORDS[0])
    assert admin(file, "backup", str(copy)) == 1


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently on Windows")
def test_only_its_owner_may_read_a_backup(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_failed_backup_leaves_no_file_and_overwrites_none(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, copy = tmp_path / "diary", tmp_path / "copy.sqlite"
    other.write_text("Dear diary")
    assert admin(file, "backup", str(other)) == 1
    assert other.read_text() == "Dear diary"
    assert admin(file, "backup", str(tmp_path / "nowhere" / "copy.sqlite")) == 1
    assert "nowhere" in capsys.readouterr().err
    store = Store(file)
    store._engine.dispose()
    file.write_bytes(b"not a database any more " * 500)
    with pytest.raises(StoreError):
        back_up(store, copy)
    store.close()
    assert not copy.exists()


def test_an_anonymised_table_has_no_names(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = replay(events(file, WORDS[0]))
    assert admin(file, "anonymise", WORDS[0]) == 2
    assert "--yes" in capsys.readouterr().err
    assert admin(file, "anonymise", WORDS[0], "--yes") == 0
    kept = events(file, WORDS[0])
    after = replay(kept)
    assert after.plies == before.plies
    assert after.names == ["1", "2"]
    assert not any(name in body for body in kept for name in (b"Ada", b"Bo", b'"a"', b'"b"'))
    store = Store(file)
    assert store.messages(WORDS[0], ["table"], 0, 9) == []
    assert store.find_note(WORDS[0], "a") == ""
    assert [word for word, _, _ in store.summaries("a")] == [WORDS[1]]
    store.close()
    assert admin(file, "check") == 0


def test_an_anonymised_table_with_shared_dice_has_no_names_even_of_players_who_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The salt of a player who left is not in the key, so owners must stay distinct for ever."""
    file, word = tmp_path / "shared.sqlite", WORDS[0]
    seats = [SeatPlan("Ada", owner="a"), SeatPlan("", "open"), SeatPlan("", "open")]
    opened = open_match(SANTA_TIMEA, {}, seats, bytes(32), 1.0, "a", shared=True)
    match, events_ = Match(opened), list[Event]([opened])

    def happen(event: Event) -> None:
        match.apply(event)
        events_.append(event)

    happen(reseat(match, 1, SeatPlan("Bo", owner="b"), 2.0))
    happen(add_salt(match, 1, "0" * 32, 3.0))
    happen(reseat(match, 1, SeatPlan("Cy", owner="c"), 4.0))
    happen(add_salt(match, 0, "1" * 32, 5.0))
    happen(reseat(match, 2, SeatPlan("Dora", owner="d"), 6.0))
    happen(add_salt(match, 1, "2" * 32, 7.0))
    happen(add_salt(match, 2, "3" * 32, 8.0))
    assert match.plies
    events_ += play_on(match, Random(5), 12)
    store = Store(file)
    store_match(store, word, match, events_)
    store.close()
    assert admin(file, "anonymise", word, "--yes") == 0, capsys.readouterr().err
    kept = events(file, word)
    after = replay(kept)
    assert (after.plies, after.chance_seed, after.names) == (match.plies, match.chance_seed, ["1", "2", "3"])
    assert [plan.owner for plan in after.seats] == ["1", "3", "4"]
    assert not any(name in body for body in kept for name in (b"Ada", b"Bo", b"Cy", b"Dora", b'"c"'))
    store = Store(file)
    assert [store.summaries(owner) for owner in ("a", "c", "1", "3")] == [[], [], [], []]
    store.close()
    assert admin(file, "check") == 0


def test_a_table_is_deleted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(file, "delete", WORDS[0], "no-such-1", "--yes") == 2
    assert admin(file, "delete", WORDS[0], "--yes") == 0
    assert events(file, WORDS[0]) == []
    assert admin(file, "check") == 0
    assert "One table was looked at" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [("delete",), ("export",), ("import",), ("backup",), ("sink",), ("import", "nowhere.jsonl")]
)
def test_wrong_usage_is_an_error(
    file: Path, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(file, *arguments) in (1, 2)
    assert capsys.readouterr().err.startswith("spielhafen: ")


def test_a_check_creates_no_database(tmp_path: Path) -> None:
    assert admin(tmp_path / "none.sqlite", "check") == 2
    assert not (tmp_path / "none.sqlite").exists()
