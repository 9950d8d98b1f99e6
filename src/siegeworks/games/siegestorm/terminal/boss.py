"""The boss's side of the table: life and Menace Level, Reserves, and the hand that lies open."""

from collections.abc import Iterator

from rich.text import Text

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules.amounts import AtLeast
from siegeworks.games.siegestorm.rules.boss import DIFFICULTIES, LEVELS
from siegeworks.games.siegestorm.rules.bossturn import is_affordable
from siegeworks.games.siegestorm.rules.pieces import Boss
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import (
    LABEL,
    LESS,
    MORE,
    NAME,
    OTHER,
    clip,
    fill,
    fitted,
    flow,
    joined,
)
from siegeworks.terminal.names import called

LIFE, LOST = "█", "░"
LONGEST_BAR, SHORTEST_BAR = 20, 6
PLAYABLE, TOO_DEAR = "●", "○"
INDENT, GAP = "  ", "   "
MOST_NAME = 30


def boss_side(sight: Sight, speech: SiegeSpeech, width: int, *, detail: int) -> list[Text]:
    """A boss: who and which piles; life and Menace Level; Reserves; the hand, which lies open.

    Below detail 0 it has as few lines as can be, from 2 on each card of the hand has one of its
    own with its text.
    """
    boss = sight.view.boss
    if boss is None:
        return []
    reserves = _reserves(speech, boss, tight=detail < 0)
    piles = [_resources(sight, speech), _casualties(sight, speech, tight=detail < 0)]
    head = [_name(sight, speech, boss, tight=detail < 0), *piles]
    if detail < 0:
        tail = flow(_hand(sight, speech), width)
        return [fitted([*head, reserves], width), _meters(sight, speech, boss, width), *tail]
    hand = sight.view.hands[sight.boss]
    if detail >= 2 and hand:
        number = joined([Text(speech.term("hand"), style=LABEL), Text(str(len(hand)))], " ")
        tail = [*flow([reserves, number], width, gap=len(GAP)), *_texts(sight, speech, width)]
    else:
        tail = flow([reserves, *_hand(sight, speech)], width)
    return [fitted(head, width), _meters(sight, speech, boss, width), *tail]


def _name(sight: Sight, speech: SiegeSpeech, boss: Boss, *, tight: bool) -> Text:
    """Letter and name of a boss, and how hard it is."""
    level = sight.view.setup.switch("difficulty", DIFFICULTIES[0])
    who = called(speech, sight, sight.boss) if tight else speech.card(boss.card)
    name = Text(f"{SEATS[sight.boss]} {who}", style=f"{NAME} {OTHER}")
    return name.append(f" ({speech.term(level)})", style=OTHER)


def _resources(sight: Sight, speech: SiegeSpeech) -> Text:
    number = len(sight.view.resources[sight.boss])
    return Text.assemble((f"{speech.term('resources')} ", LABEL), str(number))


def _casualties(sight: Sight, speech: SiegeSpeech, *, tight: bool) -> Text:
    """Its Casualties, and the top one."""
    pile = sight.view.casualties[sight.boss]
    line = Text.assemble((f"{speech.term('casualties')} ", LABEL), str(len(pile)))
    if pile and not tight:
        line.append(f" ({speech.card(pile[-1])})", style=LABEL)
    return line


# -- life and Menace Level -----------------------------------------------------------------


def _meters(sight: Sight, speech: SiegeSpeech, boss: Boss, width: int) -> Text:
    """The Life Meter with its bar, the Menace track, and the further goal, if there is one."""
    start = sight.world.mode.column(sight.world.boss_side).life
    life = Text.assemble((f"{INDENT}{speech.term('life-points')} ", LABEL))
    rest = joined([_menace(speech, boss), _goal(sight, speech)])
    number = f" {boss.life}/{start}"
    room = width - len(life.plain) - len(number) - len(rest.plain) - len(GAP)
    life.append_text(_bar(boss.life, start, max(SHORTEST_BAR, min(LONGEST_BAR, room))))
    return fitted([life.append(number, style=NAME), rest], width)


def _bar(life: int, start: int, length: int) -> Text:
    """A bar as full as the life that is left; whoever lives has some of it."""
    full = min(length, -(-life * length // start)) if life > 0 else 0
    return Text.assemble((LIFE * full, LESS), (LOST * (length - full), LABEL))


def _menace(speech: SiegeSpeech, boss: Boss) -> Text:
    """The Menace track with the level in brackets; the last one stands for all above."""
    track = Text.assemble((f"{speech.term('menace-level')} ", LABEL))
    for level in LEVELS:
        text = f"{level}+" if level == LEVELS[-1] else str(level)
        here = level == boss.menace
        track.append(f"[{text}]" if here else f" {text} ", style=NAME if here else LABEL)
    track.rstrip()
    return track


def _goal(sight: Sight, speech: SiegeSpeech) -> Text:
    """How near the further victory condition of a boss card is, where it can be counted."""
    counted = goal_count(sight)
    if counted is None:
        return Text("")
    return Text.assemble(
        (f"{speech.phrases.say('victory')} ", LABEL), (f"{counted[0]}/{counted[1]}", MORE)
    )


def goal_count(sight: Sight) -> tuple[int, int] | None:
    """How many of the cards that beat a boss are there, and how many it takes."""
    world = sight.world
    wanted = world.boss_side.victory
    if world.boss is None or not isinstance(wanted, AtLeast):
        return None
    seat = world.field.boss
    track = world.field.tracks_of[seat][0]
    frame = Frame(world.box.nothing, 0, seat, world.boss.card, at=track)
    return wanted.pick.count(world, frame), wanted.cards


# -- Reserves and hand ---------------------------------------------------------------------


def _reserves(speech: SiegeSpeech, boss: Boss, *, tight: bool) -> Text:
    """The Reserves: how many, the newest, and whether they may still become Resources."""
    line = Text.assemble((f"{speech.term('reserves')} ", LABEL), str(len(boss.reserves)))
    parts = [speech.card(boss.reserves[-1])] if boss.reserves and not tight else []
    parts.append(speech.ui("token-used" if boss.used else "token-available"))
    return line.append(f" ({'; '.join(parts)})", style=LABEL)


def _hand(sight: Sight, speech: SiegeSpeech) -> Iterator[Text]:
    """The open hand in a row, its name before the first card."""
    label = Text(speech.term("hand"), style=LABEL)
    cards = [_card(sight, speech, card) for card in dict.fromkeys(sight.view.hands[sight.boss])]
    first, *more = cards or [Text("–", style=LABEL)]
    yield joined([label, first], INDENT)
    yield from more


def _card(sight: Sight, speech: SiegeSpeech, card: int) -> Text:
    """A card of the open hand: whether the Menace Level allows it, its cost and name."""
    number = sight.view.hands[sight.boss].count(card)
    often = f"{number}× " if number > 1 else ""
    playable = is_affordable(sight.world, card)
    sign = (PLAYABLE, LESS) if playable else (TOO_DEAR, LABEL)
    cost = f" {sight.view.box.cost[card]} "
    return Text.assemble(sign, cost, (f"{often}{speech.card(card)}", NAME))


def _texts(sight: Sight, speech: SiegeSpeech, width: int) -> list[Text]:
    """The open hand line by line, with what each card is and does."""
    cards = {card: _card(sight, speech, card) for card in sight.view.hands[sight.boss]}
    widest = min(MOST_NAME, max(len(head.plain) for head in cards.values()))
    lines = []
    for card, head in cards.items():
        values = Text.assemble(INDENT, fill(head, widest), f" {speech.values(card):>4}")
        parts = [values, Text(speech.commands(card)), Text(speech.texts(card), style=LABEL)]
        lines.append(clip(joined(parts, INDENT), width))
    return lines
