"""A room: the one task that owns a table. Whatever happens there goes through its queue.

A command counts once it is on disk; only then it is acknowledged and told to anybody.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from siegeworks.core.decision import Seat
from siegeworks.core.game import STOPS
from siegeworks.core.player import Machine, Names
from siegeworks.core.refusal import Refused
from siegeworks.table import messages as m
from siegeworks.table import outgoing as out
from siegeworks.table import results
from siegeworks.table.agreed import letter, plain_name
from siegeworks.table.catching_up import catch_up
from siegeworks.table.client import Client, No, send_all
from siegeworks.table.extras import extras_of
from siegeworks.table.fairness import commitment
from siegeworks.table.identity import fits
from siegeworks.table.line import Line
from siegeworks.table.machines import Machines
from siegeworks.table.match import WATCHING, Match, Sitting
from siegeworks.table.pacing import Pacing
from siegeworks.table.perspective import Perspective
from siegeworks.table.requests import Requests
from siegeworks.table.settings import Settings
from siegeworks.table.store import HOLD, MARK, NAME, Command, Kept, Store
from siegeworks.table.words import player_name, player_title
from siegeworks.table.writing import Row, Statement
from siegeworks.words.languages import LANGUAGES, known_language

if TYPE_CHECKING:
    from siegeworks.table.rooms import Rooms

log = logging.getLogger(__name__)

MOST_AT_ONCE = 20
"""Commands that are carried out before the first of them is on disk, at most."""


class Room:
    """A table with everybody at it."""

    def __init__(
        self,
        kept: Kept,
        match: Match,
        store: Store,
        settings: Settings,
        machines: Machines,
        rooms: "Rooms",
    ) -> None:
        self.table, self.number = kept.id, kept.n
        self.agreed, self.opened, self.ended = kept.agreed, kept.opened, kept.ended
        self.secrets, self.holders = kept.secrets, set(kept.holders)
        self.store, self.settings, self.machines, self.rooms = store, settings, machines, rooms
        self.commands = list(kept.commands)
        self.match = match
        self.commitment = commitment(self.match.agreed.secret)
        self.clients: set[Client] = set()
        self.pacing = Pacing(self)
        self.requests = Requests(self)
        self.touched = time.monotonic()
        self._perspectives: dict[Seat, Perspective] = {}
        self._marked: tuple[bool, float | None] = (False, kept.ended)
        self._line: Line[tuple[Callable[..., Awaitable[None]], Any] | None] = Line()
        self._task = asyncio.get_running_loop().create_task(self._run())

    # -- the task --------------------------------------------------------------------------

    def put(self, what: Callable[..., Awaitable[None]], *facts: Any) -> None:
        """Let the room do something, after all it was told before."""
        self._line.put((what, facts))

    async def do(self, what: Callable[..., Awaitable[None]], *facts: Any) -> None:
        """Let the room do something, and wait until it is done or refused."""
        done = asyncio.get_running_loop().create_future()
        self.put(self._do_for, done, what, facts)
        await done

    async def _do_for(
        self, done: "asyncio.Future[None]", what: Callable[..., Awaitable[None]], facts: Any
    ) -> None:
        try:
            await what(*facts)
        except (No, Refused) as fault:
            done.set_exception(fault)
        except BaseException:
            done.set_exception(No("broken"))
            raise
        else:
            done.set_result(None)

    async def _run(self) -> None:
        self.pacing.plan()
        self.pacing.settle()
        while (item := await self._line.get()) is not None:
            what, facts = item
            self.touched = time.monotonic()
            try:
                await what(*facts)
            except Exception:
                log.exception("table %s: a room is given up and reloaded", self.number)
                self._give_up()
                return

    def _give_up(self) -> None:
        self.pacing.close()
        self.requests.hinting.close()
        self.rooms.forget(self)
        for client in self.clients:
            client.drop()

    async def close(self) -> None:
        """Finish what is in the queue, and stop."""
        self._line.put(None)
        await self._task
        self.pacing.close()
        self.requests.hinting.close()
        for client in self.clients:
            client.drop()

    @property
    def is_idle(self) -> bool:
        """Whether the room could be forgotten without anybody noticing."""
        return not self.clients and not self.pacing.plans and not self._line

    # -- who is there ----------------------------------------------------------------------

    def perspective(self, seat: Seat) -> Perspective:
        """The game as a seat sees it."""
        if seat not in self._perspectives:
            self._perspectives[seat] = Perspective(self.match, seat)
        return self._perspectives[seat]

    def at(self, seat: Seat) -> list[Client]:
        """The clients of a seat."""
        return [client for client in self.clients if client.seat == seat]

    def guests(self, seat: Seat) -> set[str]:
        """The guests who hold a seat."""
        return {guest for guest, held in self.holders if held == seat}

    def is_opposed(self, seat: Seat) -> bool:
        """Whether another person, who must not learn what this seat holds, plays against it."""
        match = self.match
        if not match.game.curtain:
            return False
        with_it = match.game.partners(match.state, seat)
        return any(
            match.is_person(other) and not self.guests(seat) & self.guests(other)
            for other in range(len(match.sitters))
            if other != seat and other not in with_it
        )

    def seat_for(self, guest: str | None, secret: str | None, wished: str | None) -> Seat:
        """The seat somebody may have: by secret, by having held it before, or none."""
        if wished == "":
            return WATCHING
        if secret is not None:
            for seat, kept in self.secrets.items():
                if fits(secret, kept) and wished in (None, letter(seat)):
                    return seat
            raise No("no-seat")
        mine = sorted(seat for holder, seat in self.holders if holder == guest)
        for seat in mine:
            if wished in (None, letter(seat)):
                return seat
        if wished is not None:
            raise No("no-seat")
        return WATCHING

    def sitters(self, guest: str | None, language: str) -> list[out.Sitter]:
        """Who sits where, as a guest may know it."""
        names = self.names()
        here = {client.seat for client in self.clients}
        return [
            out.Sitter(
                seat=letter(seat),
                kind=sitter.kind,
                name=player_name(language, names, seat),
                title=player_title(language, names, seat),
                player=sitter.player or None,
                here=seat in here,
                mine=guest is not None and (guest, seat) in self.holders,
                rematch=seat in self.match.rematch,
                hints=seat in self.match.hints,
                hinted=self.match.hinted.get(seat, (0, 0))[0],
            )
            for seat, sitter in enumerate(self.match.sitters)
        ]

    def names(self) -> Names:
        """Who sits where, before and after the game has begun."""
        match = self.match
        sitting = (Machine(one.player) if one.player else one.name for one in match.sitters)
        return match.names or tuple(sitting)

    async def status(self, guest: str | None, language: str = LANGUAGES[0]) -> out.Status:
        """How the table stands, once all that was begun is on disk; nothing hidden."""
        found: list[out.Status] = []
        await self.do(self._look, guest, language, found)
        return found[0]

    async def _look(self, guest: str | None, language: str, found: list[out.Status]) -> None:
        match, outcome = self.match, self.match.outcome
        found.append(
            out.Status(
                table=self.table,
                game=match.agreed.game,
                version=match.version,
                switches=match.agreed.switches,
                commitment=self.commitment,
                begun=match.record is not None,
                over=outcome is not None,
                winners=[letter(seat) for seat in outcome.winners] if outcome else [],
                waiting=[letter(seat) for seat in match.deciding()],
                next=match.next_table or None,
                seats=self.sitters(guest, language),
            )
        )

    # -- coming and going ------------------------------------------------------------------

    async def join(self, client: Client, hello: m.Hello) -> None:
        """Let somebody in who has said who they are."""
        client.language, client.words = known_language(hello.language), hello.words
        if client.seat != WATCHING and self.match.sitters[client.seat].kind == "open":
            await self.sit(client.guest, client.seat, hello.name or "", hello.number or "", None)
        self.clients.add(client)
        client.send(self._welcome(client))
        await catch_up(self, client, hello.since)
        self._tell_over([client])
        self.requests.ask_again([client])
        self.requests.hinting.ask_again([client])
        self.tell_table()

    async def leave(self, client: Client) -> None:
        """Let somebody go."""
        self.clients.discard(client)
        self.tell_table()

    async def sit(
        self, guest: str | None, seat: Seat, name: str, number: str, brings: list[str] | None
    ) -> None:
        """Let somebody take an open seat."""
        lines = None if brings is None else tuple(" ".join(line.split()) for line in brings)
        said = Sitting(plain_name(name), number, lines)
        more: list[Statement] = []
        if guest is not None:
            more.append((HOLD, (guest, seat, self.table)))
            if said.name:
                more.append((NAME, (guest, said.name, time.time())))
        await self.accept(seat, "sit", msgspec.json.encode(said).decode(), more=more)
        if guest is not None:
            self.holders.add((guest, seat))
        self.tell_table()

    async def hold(self, guest: str, seat: Seat) -> None:
        """Remember that a guest may have a seat."""
        if (guest, seat) not in self.holders:
            await self.store.write([(HOLD, (guest, seat, self.table))])
            self.holders.add((guest, seat))

    def _welcome(self, client: Client) -> out.Welcome:
        match = self.match
        wishing = [letter(seat) for seat in sorted(match.rematch)]
        return out.Welcome(
            table=self.table,
            game=match.agreed.game,
            seat=letter(client.seat) or None,
            version=match.version,
            seats=self.sitters(client.guest, client.language),
            switches=match.agreed.switches,
            commitment=self.commitment,
            stops=match.stops.get(client.seat, STOPS[0]),
            rematch=out.Rematches(wishing, match.next_table or None),
        )

    def send_whole(self, client: Client) -> None:
        seen = self.perspective(client.seat)
        client.send(seen.whole(client.language) if client.words else seen.bare_whole())

    # -- accepting -------------------------------------------------------------------------

    async def accept(
        self,
        seat: Seat,
        kind: str,
        text: str = "",
        id: str = "",
        *,
        unasked: bool = False,
        client: Client | None = None,
        more: list[Statement] | None = None,
    ) -> None:
        """Let a command count, with all that follows from it at once: answers nobody is asked for.

        They are carried out one after the other, written down together, and only then they are
        acknowledged and told, each as a step of its own.
        """
        rows: list[Row] = []
        unsent: list[tuple[Client, bytes]] = []
        command = Command(self.match.version + 1, seat, kind, text, id, unasked)
        if client is not None:
            unsent.append((client, out.encode(out.Ack(id, command.version))))
        while True:
            notes = self._carry_out(command)
            rows.append((self.number, *command))
            follows = self.pacing.at_once() if len(rows) < MOST_AT_ONCE else None
            if follows is None:
                break
            unsent += self._steps(notes)
            command = Command(command.version + 1, follows[0], "answer", follows[1], "", True)
        statements = [*(more or ()), *self._mark()]
        written = self.store.write(statements, rows)
        unsent += self._steps(notes)
        await written
        for one, message in unsent:
            one.send_bytes(message)
        if self.match.is_over and kind != "rematch":
            self._tell_over(list(self.clients))
        self.requests.moved_on(kind)
        self.pacing.settle()

    def _carry_out(self, command: Command) -> int:
        """Let a command change how the table stands; how long the journal was before."""
        state = self.match.state
        notes = len(state.journal) if state is not None else 0
        self.match.apply(command)
        self.commands.append(command)
        self.pacing.plan()
        return notes

    def _mark(self) -> list[Statement]:
        """What notes whether the table must be woken, and when it ended; nothing if it is noted."""
        due, before = bool(self.pacing.plans), self.ended
        self.ended = (before or time.time()) if self.match.is_over else None
        if (due, self.ended) == self._marked:
            return []
        self._marked = (due, self.ended)
        noted: list[Statement] = [(MARK, (due, self.ended, self.number))]
        if self.ended is not None and before is None:
            noted += results.statements(self.match, self.holders, self.number, self.ended)
            noted += extras_of(self.match.agreed.game).ended(self.match, self.table)
        return noted

    def _steps(self, notes: int) -> list[tuple[Client, bytes]]:
        """What has changed, for each client as they may know it."""
        passed = self.match.history[-1]
        if passed.cut:
            for seen in self._perspectives.values():
                seen.cut()
        ready: dict[tuple[Seat, str], bytes] = {}
        found = []
        for client in self.clients:
            key = (client.seat, client.language if client.words else "")
            if key not in ready:
                seen = self.perspective(client.seat)
                words = client.words
                ready[key] = out.encode(
                    seen.step(client.language, passed, notes) if words else seen.bare_step(passed)
                )
            found.append((client, ready[key]))
        return found

    def _tell_over(self, clients: list[Client]) -> None:
        """Show what the seed was made of, once the game is over."""
        match = self.match
        if not match.is_over or match.record is None:
            return
        proof = None
        if match.proof is not None:
            commitment_, secret, numbers = match.proof
            brought = {letter(seat): number for seat, number in numbers}
            proof = out.Proof(commitment_, secret, brought)
        send_all(clients, out.Over(str(match.record.seed), proof))

    def tell_table(self) -> None:
        """Tell everybody who sits where."""
        for client in self.clients:
            if client.words:
                client.send(out.Table(self.sitters(client.guest, client.language)))
