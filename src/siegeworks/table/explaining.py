"""Explanations on demand: why not, why so, what would be."""

from typing import Protocol

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.core.refusal import Reason
from siegeworks.scenes import room as scenes
from siegeworks.scenes.base import Ahead
from siegeworks.table import messages as m
from siegeworks.table import outgoing as out
from siegeworks.table.agreed import letter
from siegeworks.table.client import Client, No
from siegeworks.table.match import WATCHING, Match
from siegeworks.table.perspective import Perspective
from siegeworks.table.words import refusal
from siegeworks.words.rules import clause_text
from siegeworks.words.voice import voice


class Explained(Protocol):
    """A game that can be explained: that of a table, or of a study."""

    match: Match

    def perspective(self, seat: Seat) -> Perspective:
        """The game through the eyes of a seat."""
        ...


class Asker(Protocol):
    """Whoever asks for an explanation."""

    @property
    def seat(self) -> Seat:
        """The seat whose knowledge counts."""
        ...

    @property
    def language(self) -> str:
        """The language of the explanation."""
        ...


class Explaining:
    """Explains a game to those at its table, each with what they may know."""

    def __init__(self, room: Explained) -> None:
        self.room = room

    def explain(self, client: Client, asked: m.Question) -> None:
        """Send the explanation somebody asked for."""
        if self.room.match.record is None:
            raise No("not-begun")
        found: out.Explanation
        if isinstance(asked, m.Why):
            found = self.why(client, asked.text)
        elif isinstance(asked, m.Cause):
            found = self.cause(client, asked.event)
        elif isinstance(asked, m.Ahead):
            found = self.ahead(client)
        else:
            raise No("unreadable")
        client.send(msgspec.structs.replace(found, id=asked.id))

    def illegal(self, client: Asker, text: str, code: str) -> No:
        """The refusal of an answer, with the clause if one is known."""
        reason = self._reason(client, text)
        if reason is None:
            return No(code)
        said = voice(self.room.match.agreed.game, client.language).reason(reason)
        return No(code, reason.clause, said)

    def _reason(self, client: Asker, text: str) -> Reason | None:
        """Why a seat cannot answer a text, judged in a world that looks the same to it."""
        view = self.room.perspective(client.seat).view()
        return self.room.match.game.determinize(view, 0).why_not(client.seat, text)

    def why(self, client: Asker, text: str) -> out.Why:
        """Why the seat cannot answer this now."""
        if client.seat == WATCHING:
            raise No("watching")
        words = " ".join(text.split()).lower()
        asked = self.room.match.asked.get(client.seat)
        options = asked.decision.options if asked is not None else ()
        if any(option.text == words for option in options):
            return out.Why(text=words, offered=True, reason="", clause="", rule="")
        no = self.illegal(client, words, "not-asked" if asked is None else "illegal")
        reason = no.reason or refusal(client.language, no.code)
        rule = clause_text(self.room.match.agreed.game, no.clause, client.language)
        return out.Why(text=words, offered=False, reason=reason, clause=no.clause, rule=rule)

    def cause(self, client: Asker, number: int) -> out.Cause:
        """Why something happened: the clause, the card behind it, the answer that led to it."""
        room = self.room
        seen, match = room.perspective(client.seat), room.match
        entries = seen.entries(client.language)
        if number > len(entries):
            raise No("no-such-event")
        sight = seen.sight()
        note, entry = sight.notes[number - 1], entries[number - 1]
        by, answer = None, None
        if note.ply and match.record is not None:
            seat, text = match.record.answers[note.ply - 1]
            by, answer = letter(seat), text if seat == client.seat else None
        return out.Cause(
            event=number,
            text=entry.text,
            clause=note.clause,
            rule=clause_text(match.agreed.game, note.clause, client.language),
            source=voice(match.agreed.game, client.language).source(note, sight),
            by=by,
            answer=answer,
        )

    def ahead(self, client: Asker) -> Ahead:
        """What would happen next by itself, where the game can say so."""
        game, seen = self.room.match.agreed.game, self.room.perspective(client.seat)
        found = scenes.ahead(game, seen.sight(), client.language)
        if found is None:
            raise No("not-here")
        return found
