"""What would happen if the round ended now, as the terminal shows it."""

from collections.abc import Iterator

from rich.text import Text

from siegeworks.games.rift.forecast import Forecast, forecast
from siegeworks.games.rift.rules import events as ev
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.heading import CRYSTAL, HEART
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.canvas import LABEL, LESS, MORE, NAME, clip, joined, wrapped


def forecast_line(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """One line: what falls, moves and leaves, what it costs and yields, who is wounded."""
    found = forecast(sight)
    if found is None:
        return []
    parts = [Text(f"{speech.phrases.say('if-now')}:", style=LABEL), *_parts(found, speech)]
    if found.unknown:
        parts.append(Text("?", style=NAME))
    return [clip(joined(parts, "  "), width)]


def _parts(found: Forecast, speech: RiftSpeech) -> Iterator[Text]:
    left = found.of(ev.HordeLeft)
    costly = found.of(ev.HordeLeft, ev.KingdomShaken)
    lost = sum(e.cost for e in costly if isinstance(e, ev.HordeLeft | ev.KingdomShaken))
    gained = sum(e.number for e in found.of(ev.CrystalsGained) if isinstance(e, ev.CrystalsGained))
    counts = (
        ("defeated", len(found.of(ev.HordeDefeated)), MORE),
        ("held", len(found.of(ev.HordeBlocked)), ""),
        ("moving", len(found.of(ev.HordeMoved)), ""),
        ("leaving", len(left), LESS),
        ("opened", len(found.of(ev.PortalOpened)), LESS),
        ("mended", len(found.of(ev.HordeHealed)), LESS),
        ("wounds", len(found.of(ev.Wounded)), LESS),
    )
    for key, number, style in counts:
        if number:
            yield Text(speech.ui(f"now-{key}", n=number), style=style)
    if lost:
        yield Text(f"{HEART} −{lost}", style=f"bold {LESS}")
    if gained:
        yield Text(f"{CRYSTAL} +{gained}", style=MORE)
    if found.of(ev.Lost):
        yield Text(speech.ui("now-lost"), style=f"bold {LESS}")


def forecast_page(sight: RiftSight, speech: RiftSpeech, width: int) -> list[Text]:
    """Line by line what would happen if the round ended now."""
    found = forecast(sight)
    if found is None:
        return [Text(speech.ui("no-forecast"))]
    lines = [Text(f"{speech.phrases.say('if-now')}:", style=NAME)]
    for note in found.notes:
        said = speech.words.line(note, sight.view, names=sight.names)
        if said:
            head = isinstance(note.event, ev.PhaseBegan)
            lines += wrapped(Text(said, style=NAME if head else ""), width, 0 if head else 2)
    if found.unknown:
        lines += wrapped(Text(speech.ui("unknown"), style=LABEL), width)
    return lines
