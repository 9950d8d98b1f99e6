"""Views: what a seat may know, built by allow-list; and the agenda as that seat may see it."""

from dataclasses import replace
from typing import Any

from siegeworks.core.agenda import Fork, Frame
from siegeworks.core.decision import Decision, Seat
from siegeworks.core.event import Note
from siegeworks.core.setup import Setup


def visible_agenda(agenda: list[Any], seat: Seat) -> tuple[Frame | Fork, ...]:
    """The agenda with the values of other seats' secret names blanked."""
    return tuple(_visible(item, seat) for item in agenda)


def _visible(item: Frame | Fork, seat: Seat) -> Frame | Fork:
    if isinstance(item, Fork):
        return Fork(tuple(_blanked(lane, seat) for lane in item.lanes))
    return _blanked(item, seat)


def _blanked(frame: Frame, seat: Seat) -> Frame:
    if frame.you == seat or not any(secret for _, _, secret in frame.names):
        return frame
    names = tuple((name, None if secret else value, secret) for name, value, secret in frame.names)
    return frame._replace(names=names)


def visible_decision(decision: Decision, seat: Seat) -> Decision:
    """A question with what other seats bound in secret blanked in its frame."""
    return decision._replace(frame=_blanked(decision.frame, seat))


def visible_setup(setup: Setup, seat: Seat) -> Setup:
    """The setup without what the other seats brought and without a hidden position."""
    seats = tuple(
        seating if place == seat else replace(seating, brings=())
        for place, seating in enumerate(setup.seats)
    )
    return replace(setup, seats=seats, position="")


def visible_notes(notes: list[Note], seat: Seat) -> list[Note]:
    """Journal lines as a seat may know them."""
    return [
        Note(
            note.event.seen_by(seat),
            note.clause,
            None if note.cause is None else _blanked(note.cause, seat),
            note.ply,
        )
        for note in notes
    ]
