"""The lines above the map: round and phase, what the kingdom has left, what is coming."""

from collections.abc import Sequence

from rich.text import Text

from siegeworks.games.rift.rules.printed import PORTAL
from siegeworks.games.rift.terminal.board import Board
from siegeworks.terminal.canvas import HEAD, LABEL, LESS, MORE, NAME, clip, flow, joined, spread

LOW = 4
"""From this kingdom health on it is worth a warning."""
HEART, CRYSTAL, GATE = "♥", "◆", "◎"


def head_lines(board: Board) -> list[Text]:
    """Round and phase; then health, crystals, the goal, spells, and what this round forbids."""
    scene, speech, width = board.scene, board.speech, board.width
    said = speech.ui("round", round=scene.round) if scene.round else speech.ui("set-up")
    left = Text(f"{said}!" if scene.last else said, style=HEAD)
    left.append(f" · {board.scenario.name}", style=LABEL)
    first = spread(left, _phases(board), width) if scene.round else clip(left, width)
    return [first, clip(_stock(board), width)]


def _phases(board: Board) -> Text:
    """The phases of the round, the present one in brackets."""
    return Text("·", style=LABEL).join(
        Text(f"[{board.speech.phrases.say(f'short-{phase}')}]", style=NAME)
        if phase == board.scene.phase
        else Text(str(number), style=LABEL)
        for number, phase in enumerate(board.scene.phases, start=1)
    )


def _stock(board: Board) -> Text:
    scene, speech = board.scene, board.speech
    low = f"{LESS} bold" if scene.health <= LOW else MORE
    crystals = speech.ui("crystals", n=scene.crystals)
    parts = [
        Text.assemble((f"{HEART} {scene.health}", low), f" {speech.phrases.say('term-kingdom')}"),
        Text.assemble((f"{CRYSTAL} {scene.crystals}", NAME), f" {crystals}"),
        _goal(board),
    ]
    if scene.spells:
        names = ", ".join(board.speech.printed.spells[spell].name for spell in scene.spells)
        parts.append(Text.assemble((f"{speech.term('spell')}: ", LABEL), names))
    if scene.banned:
        colour = board.speech.printed.colours[scene.banned]
        parts.append(Text(speech.ui("banned", colour=colour), style=LESS))
    return joined(parts)


def _goal(board: Board) -> Text:
    goal = board.scene.goal
    if goal.kind == "boss":
        return Text(board.speech.ui("lives", n=goal.of - goal.done))
    return Text.assemble((f"{GATE} {goal.done}/{goal.of}", NAME), f" {board.speech.ui('portals')}")


# -- what is coming --------------------------------------------------------------------------


def coming(board: Board) -> list[Text]:
    """For each arrival token how many cards are left, and among which the next one is."""
    parts = []
    for deck in board.scene.decks:
        text = board.speech.ui("deck", n=deck.left)
        if deck.stages:
            text += f": {_among(board, deck.stages[0])}"
        parts.append(Text.assemble((f"({deck.token}) ", NAME), text))
    return flow(parts, board.width, indent=0, gap=3)


def _among(board: Board, stage: Sequence[str]) -> str:
    """The card that comes next, or among how many it is; portals are counted too."""
    cards = [board.speech.printed.cards[card] for card in stage]
    if len(cards) == 1:
        return board.speech.ui("next-card", card=cards[0].name)
    portals = sum(card.kind == PORTAL for card in cards)
    if not portals:
        return board.speech.ui("next-hordes", n=len(cards))
    return board.speech.ui("next-portal", n=len(cards), portals=portals)


def whole_decks(board: Board) -> list[Text]:
    """Every card that is still to come, deck by deck and stage by stage; not in which order."""
    speech, lines = board.speech, []
    for deck in board.scene.decks:
        lines.append(Text(speech.ui("deck-of", token=deck.token, space=deck.space), style=HEAD))
        for number, stage in enumerate(deck.stages, start=1):
            lines.append(Text(f"  {speech.ui('stage', n=number)}", style=LABEL))
            names = [Text(f"· {board.speech.printed.cards[card].name}") for card in stage]
            lines += flow(names, board.width, indent=4)
        if not deck.stages:
            lines.append(Text(f"  {speech.ui('deck', n=0)}", style=LABEL))
    return lines
