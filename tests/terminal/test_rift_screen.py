"""The screen of Rift: the map, the horde cards, the players, and what fits on how much room."""

from pathlib import Path

import pytest

from siegeworks.core.record import Record
from siegeworks.games.rift.forecast import forecast
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.terminal.commands import COMMANDS
from siegeworks.games.rift.terminal.forecast import forecast_page
from siegeworks.games.rift.terminal.grids import grid
from siegeworks.words.languages import LANGUAGES
from tests.terminal.rift_stage import YARD, board, drawn, fresh, sight, yard


def line_with(lines: list[str], part: str) -> str:
    """The first line that has a part."""
    return next(line for line in lines if part in line)


def begun(scenario: str, seed: int) -> Record:
    """A game of a scenario in which everything was chosen and the first round has begun."""
    record = fresh(scenario, "me:Anna", "me:Ben", seed=seed)
    while record.state().decisions[0].prompt != "act":
        decision = record.state().decisions[0]
        record.answer(decision.seat, decision.options[0].text)
    return record


# -- the head and the players ----------------------------------------------------------------


def test_the_head_has_round_phase_health_crystals_portals_and_spells() -> None:
    first, second, *_ = drawn(yard())
    assert first.startswith("Round 3 · Drill yard")
    assert first.endswith("1·[Play]·3·4·5·6")
    assert second == "♥ 8 kingdom   ◆ 2 crystals   ◎ 0/1 portals   Spell: Fire Rain"


def test_players_show_hero_abilities_hand_and_passed_towers() -> None:
    lines = drawn(yard())
    assert "a Anna (you) red   Malik ♥5/5 b3 ● Hands Off ● Earthquake" in lines
    assert "  Hand: 2× Shooters 1, Militia 1" in lines
    ben = line_with(lines, "b Ben")
    assert "Alleria ♥3/3 on the board ● Barrage ○ Like the Wind" in ben
    assert "  Hand: Apprentice 1   passed: Archers 2" in lines


def test_a_hero_who_has_rested_is_told_from_one_who_has_acted() -> None:
    record = yard()
    record.answer(0, "hero")
    record.answer(0, "rest")
    assert "Malik ♥5/5 b3 (rested)" in line_with(drawn(record), "a Anna")
    acted = yard(YARD.replace("at b3", "at b3  acted"))
    assert "Malik ♥5/5 b3 (activated)" in line_with(drawn(acted), "a Anna")


def test_who_is_done_has_a_tick() -> None:
    done = drawn(yard(YARD.replace("hand apprentice", "hand apprentice  done")))
    assert "b Ben green ✓ done" in line_with(done, "b Ben")
    assert "✓" not in line_with(drawn(yard()), "b Ben")


# -- the map and the horde cards -------------------------------------------------------------


def test_the_map_shows_paths_tokens_sites_hordes_and_figures() -> None:
    text = "\n".join(drawn(yard()))
    for part in ("c1(1)↓", "a4(2)→", "c6⇥", "b1[r]", "d1[g]", "e2[w]", "3 Goblin", "5 Goblin"):
        assert part in text, part
    assert "@Ma" in text
    assert "@Al" not in text


def test_towers_show_how_they_are_turned() -> None:
    record = yard()
    record.answer(0, "play shooters @ b1 ~ e")
    while record.state().decisions[0].prompt == "place":
        record.answer(0, record.state().decisions[0].options[0].text)
    assert "→Shooters" in "\n".join(drawn(record))


def test_nobody_is_told_how_a_tower_is_turned_that_nobody_saw_played() -> None:
    built = "\n".join(drawn(yard(f"{YARD}site b1 archers/a\n")))
    assert "Archers" in built.split("Hand:")[0]
    assert not [arrow for arrow in "↑→↓←" if f"{arrow}Archers" in built]


def test_a_stack_counts_what_lies_below() -> None:
    text = "horde drill-goblins @ c3\nhorde drill-flyers @ c3\na\nb\n"
    assert "+1 " in "\n".join(drawn(yard(text)))


def test_a_grid_shows_enemies_tiles_soldiers_and_bases() -> None:
    text = YARD.replace("tiles b2", "tiles a2 b2  soldiers c2").replace("at b3", "at c2  base b3")
    here = board(yard(text))
    (horde,) = here.hordes_at("c2")
    lines = [line.plain.rstrip() for line in grid(here, horde, 16, new=1 << 4)]
    assert lines == [
        "c2 0 Goblin",
        "  a b c d e",
        "1 · · · · #",
        "2 ░ ▓ ♟ · ·",
        "3 · ▣ ▣ · ·",
        "4 · ▣ ▣ · ·",
        "5 · · · · ·",
    ]


def test_a_portal_shows_its_level_on_the_square_that_is_never_covered() -> None:
    here = board(yard("horde drill-portal-1 @ c2\na\nb\n"))
    lines = [line.plain for line in grid(here, here.scene.hordes[0], 16)]
    assert lines[0].startswith("c2 ")
    assert "Portal 1" in lines[0]
    assert sum(line[2:].count("1") for line in lines[2:]) == 1


def test_grids_lie_side_by_side_and_beside_the_map_where_there_is_room() -> None:
    narrow, wide = drawn(yard(), 79), drawn(yard(), 139)
    assert "c2 3 Goblin" in line_with(narrow, "c6 5 Goblin")
    assert "│" not in line_with(narrow, "c6 5 Goblin")
    assert "│" in line_with(wide, "c6 5 Goblin")


@pytest.mark.parametrize(("width", "height"), [(79, 24), (79, 40), (139, 50)])
@pytest.mark.parametrize("scenario", sorted(BOX.scenarios))
def test_every_scenario_fits_the_screen(scenario: str, width: int, height: int) -> None:
    lines = drawn(fresh(scenario, "me", "me", "me", "me"), width, height)
    assert len(lines) < height
    assert max(map(len, lines)) <= width
    assert lines[-1].strip()


def test_a_low_screen_keeps_the_map_the_players_and_the_question() -> None:
    lines = drawn(yard(), 79, 24)
    assert len(lines) < 24
    for part in ("♥ 8", "c1(1)", "Hand: 2× Shooters 1", "1) Done"):
        assert part in "\n".join(lines), part


def test_cards_to_cover_are_shown_on_a_low_screen() -> None:
    record = yard(YARD.replace("hand shooters*2", "hand bombardiers"))
    record.answer(0, "play bombardiers @ b1 ~ e")
    lines = drawn(record, 79, 24)
    assert record.state().decisions[0].prompt == "place"
    assert line_with(lines, "  a b c d e")
    assert len(lines) < 24


# -- what is coming --------------------------------------------------------------------------


def test_decks_are_counted_and_the_next_card_is_named_only_if_it_is_certain() -> None:
    text = "\n".join(drawn(yard()))
    assert "(1) 3 cards: next one of 2 hordes" in text
    assert "(2) no cards left" in text
    one = yard(YARD.replace("drill-one drill-pair |", "drill-one |"))
    assert "(1) 2 cards: next: A horde of one goblin" in "\n".join(drawn(one)).replace(
        "horde of a goblin", "horde of one goblin"
    )


def test_the_order_of_a_deck_is_nowhere_on_the_screen() -> None:
    seeds = (1, 2, 3, 4, 5, 6)
    assert len({"\n".join(drawn(begun("drill-yard", seed))) for seed in seeds}) == 1
    assert len({"\n".join(drawn(begun("drill-lilith", seed))) for seed in seeds}) == 1


def test_the_forecast_tells_what_leaves_and_what_it_costs() -> None:
    line = line_with(drawn(yard()), "If the round ended now")
    assert "one leaves" in line
    assert "♥ −5" in line
    told = "\n".join(part.plain for part in forecast_page(board(yard())))
    assert "(c6) leaves the map: the kingdom loses 5 health." in told


def test_the_forecast_tells_what_falls_and_what_it_yields() -> None:
    text = YARD.replace("tiles b2", "tiles b2 c2 b3 c3")
    line = line_with(drawn(yard(text)), "If the round ended now")
    assert "one horde falls" in line
    assert "◆ +2" in line


def test_the_forecast_changes_nothing_and_draws_no_card() -> None:
    record = begun("drill-lilith", seed=1)
    here = sight(record)
    assert here.view.actions
    before = here.view
    found = forecast(here)
    assert found is not None
    assert not [note for note in found.notes if note.event.reveals]
    assert sight(record).view == before
    assert found.unknown


def test_there_is_no_forecast_while_crystals_are_spent() -> None:
    record = yard(YARD.replace("phase play", "phase spending"))
    assert forecast(sight(record)) is None
    assert "If the round" not in "\n".join(drawn(record))


# -- languages -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_shows_the_name_of_a_phrase(language: str) -> None:
    for record in (yard(), yard(YARD.replace("phase play", "phase spending"))):
        for width, height in ((79, 24), (139, 60)):
            text = "\n".join(drawn(record, width, height, language=language))
            assert "ui-" not in text
            assert "rift-" not in text
            assert "{" not in text


def test_the_log_of_one_game_is_not_told_in_another() -> None:
    for name in ("Anna", "Eva"):
        record = fresh("drill-yard", f"me:{name}", "me")
        record.answer(0, "take malik")
        assert f"{name} plays Malik Hammerfury." in "\n".join(drawn(record))


# -- the manual ------------------------------------------------------------------------------

MANUAL = (Path(__file__).parents[2] / "docs" / "play" / "playing-rift.md").read_text("utf-8")
SHOWN = """
round 3  phase play  health 8  crystals 3
horde drill-line @ c5  tiles a1
horde drill-goblins @ c2
horde drill-portal-1 @ b4  path 2
a  hero malik  at c5  base d1  abilities hands-off earthquake!  hand bombardiers shooters*2
b  hero alleria  abilities barrage like-the-wind  hand apprentice militia  passed archers
deck 1 drill-one | drill-pair drill-wolves
deck 2 drill-goblins drill-archers
spells fire-rain
"""


def manual_screen() -> str:
    """The screen of the manual: a tower has just struck."""
    record = yard(SHOWN)
    record.answer(0, "play bombardiers @ b1 ~ e")
    while record.state().decisions[0].prompt == "place":
        record.answer(0, record.state().decisions[0].options[0].text)
    return "\n".join(drawn(record, 79, 46))


def test_the_screen_in_the_manual_is_what_is_drawn() -> None:
    assert manual_screen() in MANUAL


def test_the_manual_names_every_command() -> None:
    for command in set(COMMANDS) - {"help", "exit"}:
        assert f"`{command}" in MANUAL, command
