"""Bad positions, records, decks and imports: what is wrong, where, in the reader's language."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.table.stage import Running

LANGUAGES = ("cs", "pl", "de", "it")
ENGLISH = re.compile(
    r"\b(?:the|is|are|not|expected|cannot|there|lines?|unknown|cards?|record|position|read|has|have"
    r"|with|this|of|and|at|most|should|string|characters|value|field|required|input|seats?|game)\b",
    re.IGNORECASE,
)
"""Words that would show that something was left in English."""
DUEL: dict[str, Any] = {"game": "siegestorm/duel"}
YARD: dict[str, Any] = {"game": "rift/drill-yard"}
TWO = [{"kind": "me"}, {"kind": "link"}]


def bent_record(line: int) -> str:
    """A record one of whose lines has another hash."""
    lines = Path("tests/golden/ysra-khunglai.game").read_text("utf-8").split("\n")
    lines[line - 1] = re.sub("#[0-9a-f]{12}", "#000000000000", lines[line - 1])
    return "\n".join(lines)


def answer_line() -> int:
    """The first line of a record that holds an answer."""
    lines = Path("tests/golden/ysra-khunglai.game").read_text("utf-8").split("\n")
    return next(
        number for number, line in enumerate(lines, start=1) if re.search(" #[0-9a-f]", line)
    )


def told(server: Running, path: str, language: str, **wish: Any) -> str:
    """Why something is refused; nothing of it in English."""
    with server.guest() as guest:
        answer = guest.post(path, json=wish, headers={"Accept-Language": language})
    assert answer.status_code == 422, answer.text
    reason: str = answer.json()["refused"]
    return reason


POSITIONS = [
    (DUEL | {"position": "a  hand tengoo"}, "'tengoo'"),
    (DUEL | {"position": "a  hand tengu\nb  bag tengu"}, "'bag'"),
    (DUEL | {"position": "turn x"}, "'x'"),
    (DUEL | {"position": "lasting forever"}, "lasting forever"),
    (DUEL | {"switches": {"wind": "on"}, "position": "turn 3"}, "'wind'"),
    (YARD | {"position": "round 1\nhorde nobody @ a1"}, "'nobody'"),
    (YARD | {"position": "round none"}, "'none'"),
    (YARD | {"position": "round 2\nsite zz militia"}, "'zz'"),
    ({"game": "rift/nowhere", "position": "round 2"}, "'rift/nowhere'"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wish", "quoted"), POSITIONS)
def test_a_bad_position(server: Running, language: str, wish: dict[str, Any], quoted: str) -> None:
    reason = told(server, "/api/study", language, **wish)
    assert quoted in reason
    notation = reason.partition(";")[0].replace(quoted, "")
    assert ENGLISH.findall(notation.replace(wish["game"], "")) == [], reason


LINE = {"cs": "řádek 2", "pl": "wiersz 2", "de": "Zeile 2", "it": "riga 2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_bad_position_is_said(server: Running, language: str) -> None:
    wish = DUEL | {"position": "turn 3\nb  bag tengu"}
    for path in ("/api/study", "/api/positions/puzzle"):
        assert LINE[language] in told(server, path, language, **wish)
    assert LINE[language] in told(server, "/api/tables", language, seats=TWO, **wish)


@pytest.mark.parametrize(
    ("wish", "line"),
    [
        (DUEL | {"position": "turn 3\nb  bag tengu"}, 2),
        (DUEL | {"position": "turn 3\na\n  b  hand tengoo"}, 3),
        (DUEL | {"position": "turn 3\nland a tengoo"}, 2),
        (DUEL | {"position": "lasting unopposed x"}, 1),
        (DUEL | {"position": "turn 0"}, None),
        (YARD | {"position": "round 2\n\nsite zz militia"}, 3),
        ({"record": bent_record(answer_line())}, answer_line()),
    ],
)
def test_a_refusal_tells_programs_its_line(
    server: Running, wish: dict[str, Any], line: int | None
) -> None:
    for language in ("en", "pl"):
        with server.guest() as guest:
            answer = guest.post("/api/study", json=wish, headers={"Accept-Language": language})
        assert answer.status_code == 422, answer.text
        assert answer.json().get("line") == line, answer.text


HASH = {
    "cs": "Tento záznam nesedí. Záznam, řádek {line}: otisk neodpovídá předchozím řádkům; má být #",
    "pl": "Ten zapis się nie zgadza. Zapis, wiersz {line}: skrót nie wynika z poprzednich wierszy; "
    "powinno być #",
    "de": "Diese Aufzeichnung stimmt nicht. Aufzeichnung, Zeile {line}: die Prüfsumme passt nicht "
    "zu den Zeilen davor; erwartet: #",
    "it": "Questa registrazione non regge. Registrazione, riga {line}: l'impronta non segue dalle "
    "righe precedenti; dovrebbe essere #",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_record(server: Running, language: str) -> None:
    line = answer_line()
    record = bent_record(line)
    expected = HASH[language].format(line=line)
    for path in ("/api/replay", "/api/records"):
        assert told(server, path, language, record=record).startswith(expected)
    elsewhere = told(server, "/api/tables", language, record=record, seats=TWO, **DUEL)
    assert expected.partition(". ")[2].casefold() in elsewhere.casefold()
    for text in ("", "nothing\n", "siegeworks-record 1\nseed x\n"):
        reason = told(server, "/api/replay", language, record=text)
        assert ENGLISH.findall(reason.replace("'siegeworks-record 1'", "")) == [], reason


DECK = {
    "cs": "Balíček: kód je špatně zkopírovaný: nesedí kontrolní součet",
    "pl": "Talia: kod został źle skopiowany: nie zgadza się suma kontrolna",
    "de": "Deck: der Code ist falsch kopiert: die Prüfsumme stimmt nicht",
    "it": "Mazzo: il codice è copiato male: il controllo non torna",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_deck(server: Running, language: str) -> None:
    assert told(server, "/api/decks/check", language, text="SS1-xxxx") == DECK[language]
    for text in (
        "{",
        "[" * 9,
        '{"siegeworks-deck": 1, "name": "x", "cards": {"yeti": 1}}',
        "4 Yeti",
    ):
        reason = told(server, "/api/decks/check", language, text=text)
        assert ENGLISH.findall(reason) == [], reason
    seats = [{"kind": "me", "brings": ["4 Yeti"]}, {"kind": "link"}]
    reason = told(server, "/api/tables", language, seats=seats, **DUEL)
    assert "'Yeti'" in reason
    assert ENGLISH.findall(reason) == [], reason


IMPORT = {
    "cs": "To nejde: to není kampaň: není to JSON (řádek 1, sloupec 1).",
    "pl": "Tak się nie da: to nie kampania: to nie JSON (wiersz 1, kolumna 1).",
    "de": "Das geht nicht: das ist keine Kampagne: kein JSON (Zeile 1, Spalte 1).",
    "it": "Così non va: non è una campagna: non è JSON (riga 1, colonna 1).",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_import(server: Running, language: str) -> None:
    assert told(server, "/api/campaigns", language, file="nothing") == IMPORT[language]
    head = '{"format": "siegeworks-campaign", "version": 1, "name": "x", "games": '
    for file in ("{}", head + "0}", head + "[0]}", head + '[{"key": "k", "hue": 1}]}'):
        reason = told(server, "/api/campaigns", language, file=file)
        assert ENGLISH.findall(re.sub(r"'[^']*'|\([a-z]+\)", "", reason)) == [], reason


FIELD = {
    "cs": "má nejvýše",
    "pl": "ma najwyżej",
    "de": "hat höchstens",
    "it": "ha al massimo",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_that_is_too_long_or_missing(server: Running, language: str) -> None:
    reason = told(server, "/api/study", language, position="x" * 50_000, **DUEL)
    assert FIELD[language] in reason
    assert "body.position" in reason
    wishes: list[dict[str, Any]] = [
        {"seed": -1, "seats": 2},
        {"seed": 2**256, "seats": 9},
        {"seats": "many"},
        {"seats": 2, "hue": 1},
        {},
    ]
    for wish in wishes:
        reason = told(server, "/api/positions/start", language, **DUEL, **wish)
        assert ENGLISH.findall(re.sub(r"body\.\w+", "", reason)) == [], reason


def test_a_page_whose_address_is_not_as_described_is_a_page(server: Running) -> None:
    with server.guest() as guest:
        answer = guest.get("/", params={"deck": "x" * 2000}, headers={"Accept": "text/html"})
    assert answer.status_code == 422
    assert "text/html" in answer.headers["content-type"]
