"""The deck builder: what it judges, keeps, deals and measures, and what it refuses."""

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from siegeworks.games.siegestorm.pages.decks.deckbook import MOST_DECKS, needed
from siegeworks.games.siegestorm.pages.decks.trials import Trials
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.card import FACTIONS, Card
from siegeworks.games.siegestorm.rules.deck import DECK_SIZE, Deck, deck_of, starter_deck
from siegeworks.games.siegestorm.rules.deckcode import deck_to_code
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES
from tests.table.stage import Running

YSRA = starter_deck(BOX, "ysra")
MIXED = deck_of(BOX, "Mixed", [*YSRA.cards[1:], ("drowned-rower", YSRA.cards[0][1])])
PATIENCE = 120


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    with server.guest() as found:
        found.get("/")
        yield found


def ask(guest: httpx.Client, path: str, status: int = 200, **wish: Any) -> dict[str, Any]:
    answer = guest.post(f"/api/decks{path}", json=wish)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


# -- judging -------------------------------------------------------------------------------


def test_a_starter_deck_is_legal_and_counted(guest: httpx.Client) -> None:
    told = ask(guest, "/check", cards=dict(YSRA.cards), name="Mine")
    assert (told["legal"], told["size"], told["faults"]) == (True, DECK_SIZE, [])
    costs = [BOX.cards[BOX.numbers[ident]].cost for ident, n in YSRA.cards for _ in range(n)]
    assert told["curve"][:2] == [costs.count(0), costs.count(1)]
    assert sum(told["curve"]) == sum(told["ranks"].values()) == DECK_SIZE
    assert told["factions"]["ysra"] == DECK_SIZE
    assert told["code"] == deck_to_code(Deck("Mine", YSRA.cards))


def test_the_last_bar_is_for_all_that_cost_more(guest: httpx.Client) -> None:
    dear = next(card for card in BOX.cards if card.cost == 14)
    assert ask(guest, "/check", cards={dear.id: 1})["curve"] == [0] * 7 + [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_said_with_their_clauses(guest: httpx.Client, language: str) -> None:
    guest.headers["Accept-Language"] = language
    told = ask(guest, "/check", cards={"borrowed-face": 5, "drowned-rower": 1})
    assert not told["legal"]
    clauses = ["SS-4.1", "SS-4.2", "SS-4.3"]
    assert sorted(fault["clause"] for fault in told["faults"]) == clauses
    name = words(language).card_name(BOX.cards[BOX.numbers["borrowed-face"]])
    copies = next(fault for fault in told["faults"] if fault["clause"] == "SS-4.3")
    assert name in copies["text"]
    assert copies["card"] == "borrowed-face"


def test_what_was_agreed_on_counts(guest: httpx.Client) -> None:
    cards = dict(MIXED.cards)
    assert [one["clause"] for one in ask(guest, "/check", cards=cards)["faults"]] == ["SS-4.2"]
    assert ask(guest, "/check", cards=cards, free_for_all=True)["legal"]
    assert needed(MIXED) == {"free_for_all": "true"}
    assert needed(YSRA) == {}
    assert needed(Deck("", ())) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_are_read_in_the_language_of_the_reader(guest: httpx.Client, language: str) -> None:
    said = words(language)
    text = "\n".join(f"{n}x {said.card_name(BOX.cards[BOX.numbers[i]])}" for i, n in YSRA.cards)
    guest.headers["Accept-Language"] = language
    assert ask(guest, "/check", text=text)["cards"] == dict(YSRA.cards)


def test_text_and_code_lead_back_to_the_deck(guest: httpx.Client) -> None:
    told = ask(guest, "/check", cards=dict(YSRA.cards), name="Mine")
    for text in (told["text"], told["code"]):
        again = ask(guest, "/check", text=text)
        assert (again["name"], again["cards"]) == ("Mine", dict(YSRA.cards))


@pytest.mark.parametrize(
    ("text", "words_"),
    [
        ("4 Borowed Face", "Close to it: Borrowed Face"),
        ("many yaks", "Line 1"),
        ("SS1-xxxx", "Deck: the code was copied wrongly: its check does not fit"),
        ("{", "Deck: not JSON: line 1, column 2"),
        ("{}", "expected an object with siegeworks-deck 1, name and cards, no more"),
        (f"name: {'x' * 90}", "Line 1"),
    ],
)
def test_what_is_no_deck_is_refused_with_its_place(
    guest: httpx.Client, text: str, words_: str
) -> None:
    assert words_ in ask(guest, "/check", 422, text=text)["refused"]


def test_a_deck_of_thousands_is_refused(guest: httpx.Client) -> None:
    cards = {card.id: 99 for card in BOX.cards[:50]}
    ask(guest, "/check", 422, cards=cards)


# -- keeping -------------------------------------------------------------------------------


def test_decks_are_kept_changed_and_deleted_for_one_guest_alone(
    server: Running, guest: httpx.Client
) -> None:
    kept = ask(guest, "", name="First", cards=dict(YSRA.cards))
    ask(guest, "", name="Renamed", cards={"borrowed-face": 2}, id=kept["id"])
    (found,) = guest.get("/api/decks").json()["decks"]
    assert (found["name"], found["lines"], found["legal"]) == (
        "Renamed",
        ["2 borrowed-face"],
        False,
    )
    with server.guest() as other:
        assert other.get("/api/decks").json()["decks"] == []
        ask(other, "/forget", id=kept["id"])
        stolen = ask(other, "", name="Stolen", cards={"borrowed-face": 1}, id=kept["id"])
        assert stolen["id"] != kept["id"]
    assert guest.get("/api/decks").json()["decks"] == [found]
    assert "Renamed" in guest.get(f"/decks?deck={kept['id']}").text
    assert ask(guest, "/forget", id=kept["id"])["decks"] == []


def test_there_is_a_limit_to_what_is_kept(guest: httpx.Client) -> None:
    for number in range(MOST_DECKS):
        ask(guest, "", name=f"Deck {number}", cards={"borrowed-face": 1})
    told = ask(guest, "", 409, name="One more", cards={"borrowed-face": 1})
    assert str(MOST_DECKS) in told["refused"]
    assert len(guest.get("/api/decks").json()["decks"]) == MOST_DECKS


@pytest.mark.parametrize("wish", [{"name": "", "cards": {"borrowed-face": 1}}, {"name": "Empty"}])
def test_a_deck_needs_a_name_and_cards(guest: httpx.Client, wish: dict[str, Any]) -> None:
    ask(guest, "", 422, **wish)


def test_other_sites_cannot_save(guest: httpx.Client) -> None:
    wish = {"name": "Foreign", "cards": {"borrowed-face": 1}}
    foreign = guest.post("/api/decks", json=wish, headers={"Origin": "http://elsewhere.example"})
    assert foreign.status_code == 403
    assert guest.get("/api/decks").json()["decks"] == []


# -- playing -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"),
    [("duel", 2), ("solo", 1), ("coop", 2), ("last-man-standing", 3)],
)
def test_a_kept_deck_is_brought_to_every_mode(guest: httpx.Client, game: str, seats: int) -> None:
    others = [{"kind": "machine"} for _ in range(seats - 1)]
    wish = {
        "game": f"siegestorm/{game}",
        "seats": [{"kind": "me", "brings": list(MIXED.lines)}, *others],
        "switches": needed(MIXED),
    }
    answer = guest.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    wish["switches"] = {}
    assert "SS-4.2" in guest.post("/api/tables", json=wish).json()["refused"]


def test_the_lobby_offers_kept_and_linked_decks(guest: httpx.Client) -> None:
    ask(guest, "", name="Kept of mine", cards=dict(YSRA.cards))
    ask(guest, "", name="Draft of mine", cards={"borrowed-face": 1})
    assert [one["name"] for one in offered(guest, "")] == ["Kept of mine"]
    first, second = offered(guest, deck_to_code(MIXED))
    assert (first["name"], first["chosen"]) == ("Mixed", True)
    assert first["switches"] == {"free_for_all": "true"}
    assert "chosen" not in second
    (same,) = offered(guest, deck_to_code(YSRA))
    assert (same["name"], same["chosen"]) == ("Kept of mine", True)
    assert "chosen" not in offered(guest, "SS1-nonsense")[0]


def offered(guest: httpx.Client, code: str) -> list[dict[str, Any]]:
    """The decks the lobby offers besides the starter decks."""
    page = guest.get("/", params={"deck": code}).text
    found = re.search(r'id="own-decks">(.*?)</script>', page)
    assert found
    decks: list[dict[str, Any]] = json.loads(found[1])
    return decks


# -- dealing -------------------------------------------------------------------------------


def test_a_hand_is_dealt_and_exchanged_as_in_a_game(guest: httpx.Client) -> None:
    wish: dict[str, Any] = {"cards": dict(YSRA.cards), "seed": 5}
    dealt = ask(guest, "/hand", **wish)
    assert len(dealt["hand"]) == 2
    assert dealt == ask(guest, "/hand", **wish)
    both = next(one["text"] for one in dealt["options"] if one["text"].count(" ") == 2)
    after = ask(guest, "/hand", **wish, answer=both)
    assert sorted(after["returned"]) == sorted(dealt["hand"])
    assert after["kept"] == after["drawn"]
    kept = ask(guest, "/hand", **wish, answer="keep")
    assert kept["kept"] == dealt["hand"]
    assert kept["ahead"][:2] == after["drawn"]
    assert kept["ahead"][2:] == after["ahead"][:4]


def test_what_cannot_be_dealt_is_refused(guest: httpx.Client) -> None:
    ask(guest, "/hand", 422, cards={"borrowed-face": 1}, seed=1)
    ask(guest, "/hand", 422, cards=dict(YSRA.cards), seed=1, answer="return everything")


# -- trying --------------------------------------------------------------------------------


def test_a_deck_is_tried_against_the_starter_decks(server: Running, guest: httpx.Client) -> None:
    trial = ask(guest, "/try", 201, cards=dict(YSRA.cards), games=2)
    ask(guest, "/try", 409, cards=dict(YSRA.cards), games=2)
    with server.guest() as other:
        assert other.get(f"/api/decks/try/{trial['id']}").status_code == 404
    end = time.monotonic() + PATIENCE
    while (told := guest.get(f"/api/decks/try/{trial['id']}").json())["state"] != "done":
        assert told["state"] in ("waiting", "running")
        assert time.monotonic() < end
        time.sleep(0.2)
    assert [one["games"] for one in told["against"]] == [2] * 4
    assert told["all"]["games"] == told["done"] == told["games"] == 8
    assert told["all"]["wins"] == sum(one["wins"] for one in told["against"])
    assert told["all"]["low"] < told["all"]["share"] < told["all"]["high"]


def test_a_trial_can_be_stopped(guest: httpx.Client) -> None:
    trial = ask(guest, "/try", 201, cards=dict(YSRA.cards), games=50)
    told = ask(guest, f"/try/{trial['id']}/stop")
    assert told["state"] == "stopped"
    assert told["done"] < told["games"]


@pytest.mark.parametrize("wish", [{"games": 3}, {"games": 1000}, {"cards": {"borrowed-face": 1}}])
def test_what_cannot_be_tried_is_refused(guest: httpx.Client, wish: dict[str, Any]) -> None:
    ask(guest, "/try", 422, **({"cards": dict(YSRA.cards), "games": 2} | wish))


def test_seats_are_swapped_and_deals_shared() -> None:
    trials = Trials()
    trials._thread = object()  # type: ignore[assignment]  # nothing is to be played here
    jobs = trials.begin("guest", YSRA, {}, 10).jobs
    assert len(jobs) == 40
    for against in range(4):
        own = [job for place, job in jobs if place == against]
        assert [job.turned for job in own] == [0, 1] * 5
        assert [job.seed for job in own[::2]] == [job.seed for job in own[1::2]]
        assert len({job.seed for job in own}) == 5


# -- the page ------------------------------------------------------------------------------


def test_the_page_works_without_a_script(guest: httpx.Client) -> None:
    page = guest.get("/decks?start=ysra").text
    assert "34 of 34 cards" in page
    assert "Legal" in page
    code = deck_to_code(deck_of(BOX, "Ysra: starter deck", [*YSRA.cards, ("rumor-weaver", 1)]))
    assert f'href="/decks?code={code}"' in page
    assert "35 of 34 cards" in guest.get(f"/decks?code={code}").text
    assert "cannot be read" in guest.get("/decks", params={"text": "4 Yaks of Doom"}).text


@pytest.mark.parametrize(
    ("wish", "fits"),
    [
        (
            "faction=styxia&rank=champion",
            lambda card: (card.faction, card.rank) == ("styxia", "champion"),
        ),
        ("cost=7", lambda card: card.cost >= 7),
        ("symbol=booster&cost=3", lambda card: (card.symbol, card.cost) == ("booster", 3)),
        ("q=borrowed face", lambda card: card.id == "borrowed-face"),
        ("has=ability", lambda card: BOX.numbers[card.id] in BOX.abilities),
    ],
)
def test_the_list_is_filtered(guest: httpx.Client, wish: str, fits: Callable[[Card], bool]) -> None:
    page = guest.get(f"/decks?{wish}").text
    rows = re.findall(r'<li class="pool-card" data-card="([\w-]+)"[^>]*?( hidden)?>', page)
    cards = [card for card in BOX.cards if card.faction in (*FACTIONS, "promo")]
    assert len(rows) == len(cards)
    shown = {ident for ident, hidden in rows if not hidden}
    assert shown
    assert shown == {card.id for card in cards if fits(card)}
