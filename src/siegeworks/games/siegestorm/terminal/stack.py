"""The chain of command as a numbered stack, the newest entry on top, as it will be carried out."""

from rich.text import Text

from siegeworks.core.agenda import Frame
from siegeworks.core.decision import SEATS
from siegeworks.games.siegestorm.rules.chain import React
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import LABEL, NAME, OTHER, OWN, clip, rule


def stack(sight: Sight, speech: SiegeSpeech, width: int) -> list[Text]:
    """The entries of the chain, newest first; nothing while there is no chain."""
    lines: list[Text] = []
    number = 0
    for item in sight.view.agenda:
        if isinstance(item, Frame) and isinstance(item.script, EntryScript):
            number += 1
            line = _entry(sight, speech, item, item.script, number)
            text = Text(f"      {_text(speech, item.source, item.script)}", style=LABEL)
            lines = [clip(line, width), clip(text, width), *lines]
    return [rule(width, speech.term("chain-of-command")), *lines] if lines else []


def _text(speech: SiegeSpeech, card: int, script: EntryScript) -> str:
    """What an entry will do."""
    return speech.passive(card) if script.kind == "ability" else speech.action(card)


def _entry(
    sight: Sight, speech: SiegeSpeech, frame: Frame, script: EntryScript, number: int
) -> Text:
    style = OWN if frame.you == sight.near else OTHER
    line = Text.assemble(
        (f"{number:>3} ", NAME),
        (f"{SEATS[frame.you]} {speech.card(frame.source)}", style),
        (f"  {speech.term(script.kind)}", LABEL),
    )
    chosen = _chosen(sight, speech, frame, script)
    if chosen:
        line.append(f" → {chosen}")
    if frame.named("negated"):
        line.append(f"  ✗ {speech.phrases.say('negated')}", style=NAME)
    elif isinstance(frame.verb, React):
        line.append(f"  … {speech.phrases.say('open-to-reactions')}", style=LABEL)
    return line


def _chosen(sight: Sight, speech: SiegeSpeech, frame: Frame, script: EntryScript) -> str:
    """What an entry has chosen, as far as the viewer may know."""
    found = []
    for choose in script.chooses:
        value = frame.named(choose.name)
        if not isinstance(value, int):
            continue
        if choose.pick.in_piles:
            found.append(speech.card(value))
        else:
            found.append(_piece_name(sight, speech, value))
    return ", ".join(part for part in found if part)


def _piece_name(sight: Sight, speech: SiegeSpeech, serial: int) -> str:
    """A card in play by name and square; a face-down one only by its place."""
    spot = sight.world.spot(serial)
    if spot is not None:
        return f"{speech.card(spot.creature.card)} ({sight.square(spot)})"
    found = sight.world.supporter(serial)
    if found is None:
        return ""
    seat, place = found
    return f"{speech.term('supporter')} {SEATS[seat]}s{place + 1}"
