"""Bad input on the command line and in the terminal is refused in the language of the command."""

import re
from pathlib import Path

import pytest

from tests.terminal.stage import duel, run, shown, table


def refused(*words: object, code: int = 2) -> str:
    """What the command line says on its error stream."""
    result = run(*words)
    assert result.exit_code == code, result.output
    return " ".join(result.stderr.split())


MISSING = {
    "en": "siegeworks: cannot read {file}: No such file or directory",
    "cs": "siegeworks: {file} nelze přečíst: soubor nebo složka neexistuje",
    "pl": "siegeworks: nie da się odczytać {file}: nie ma takiego pliku ani folderu",
    "de": "siegeworks: {file} ist nicht lesbar: Datei oder Ordner nicht gefunden",
    "it": "siegeworks: {file} non si può leggere: file o cartella inesistente",
}


@pytest.mark.parametrize("language", MISSING)
def test_a_file_that_is_not_there(language: str, tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    expected = MISSING[language].format(file=file)
    for command in ("replay", "review", "ask"):
        more = ["tower"] if command == "ask" else []
        assert refused(command, str(file), *more, "--language", language) == expected
    assert refused("campaign", "import", str(file), "-l", language) == expected


RECORD = {
    "cs": "záznam, řádek 3: v hlavičce chybí řádek rules",
    "pl": "zapis, wiersz 3: w nagłówku brakuje wiersza rules",
    "de": "Aufzeichnung, Zeile 3: im Kopf fehlt die Zeile rules",
    "it": "registrazione, riga 3: nell'intestazione manca la riga rules",
}


@pytest.mark.parametrize("language", RECORD)
def test_a_record_that_does_not_hold(language: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.record"
    file.write_text("siegeworks-record 1\ngame siegestorm/duel\n\n", "utf-8")
    expected = f"{file}: {RECORD[language]}"
    for command in ("replay", "review"):
        assert refused(command, file, "--language", language, code=1) == expected
    told = run("replay", file, "--json", "--language", language)
    assert f'"fault": "{RECORD[language]}"' in told.stdout


DECK = {
    "cs": "siegeworks: balíček, řádek 2: neznámá karta 'Tengoo'; podobné: tengu",
    "pl": "siegeworks: talia, wiersz 2: nieznana karta 'Tengoo'; podobne: tengu",
    "de": "siegeworks: Deck, Zeile 2: unbekannte Karte 'Tengoo'; ähnlich: tengu",
    "it": "siegeworks: mazzo, riga 2: carta sconosciuta 'Tengoo'; simili: tengu",
}


@pytest.mark.parametrize("language", DECK)
def test_a_deck_that_cannot_be_read(language: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Tengu\n2 Tengoo\n", "utf-8")
    for command in ("check", "show", "export"):
        assert refused("deck", command, file, "-l", language) == DECK[language]
    assert refused("play", "--deck", f"a={file}", "-l", language) == DECK[language]


POSITION = {
    "cs": "siegeworks: pozice: a hand: neznámá karta 'tengoo'; podobné: tengu",
    "pl": "siegeworks: pozycja: a hand: nieznana karta 'tengoo'; podobne: tengu",
    "de": "siegeworks: Stellung: a hand: unbekannte Karte 'tengoo'; ähnlich: tengu",
    "it": "siegeworks: posizione: a hand: carta sconosciuta 'tengoo'; simili: tengu",
}


@pytest.mark.parametrize("language", POSITION)
def test_a_position_that_is_none(language: str, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("a  hand tengoo\n", "utf-8")
    assert refused("play", "--position", file, "-l", language) == POSITION[language]


CAMPAIGN = {
    "cs": "to není kampaň: formát není 'siegeworks-campaign'",
    "pl": "to nie kampania: format to nie 'siegeworks-campaign'",
    "de": "das ist keine Kampagne: das Format ist nicht 'siegeworks-campaign'",
    "it": "non è una campagna: il formato non è 'siegeworks-campaign'",
}


@pytest.mark.parametrize("language", CAMPAIGN)
def test_a_campaign_that_is_none(language: str, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text("{}", "utf-8")
    told = refused("campaign", "import", file, "-l", language)
    assert told == f"siegeworks: {file}: {CAMPAIGN[language]}"


WORDS = re.compile(r"\b(?:the|there|is|no|leave|out|not|expected|set|of|has|any|boss|seat)\b")


@pytest.mark.parametrize("language", ["cs", "pl", "de"])
@pytest.mark.parametrize(
    "words",
    [
        ("play", "siegestorm/chess"),
        ("play", "--switch", "wind=on"),
        ("play", "--seats", "me", "nobody"),
        ("play", "--seats", "me", "search:fast"),
        ("play", "rift/drill-yard", "--deck", "a=ysra"),
        ("play", "rift/drill-yard", "--hero", "malik"),
        ("card", "Qqqqq"),
        ("campaign", "show", "a b"),
        ("deck", "export", "ysra", "--as", "paper"),
    ],
)
def test_options_that_cannot_be_used(language: str, words: tuple[str, ...]) -> None:
    told = refused(*words, "-l", language)
    assert told != refused(*words, "-l", "en")
    assert WORDS.findall(re.sub(r"'[^']*'|--\w+|[;:] [\w/:, -]+$", "", told)) == [], told


def test_the_language_of_the_machine_and_commands_without_one(tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    told = run("replay", file, env={"SIEGEWORKS_LANGUAGE": "cs"})
    assert "soubor nebo složka neexistuje" in told.stderr
    told = run("replay", file, env={"LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""})
    assert "Datei oder Ordner nicht gefunden" in told.stderr
    told = run("verify", file, env={"SIEGEWORKS_LANGUAGE": "cs", "LANG": "cs_CZ.UTF-8"})
    assert "No such file or directory" in told.stderr


SAVED = {
    "cs": ("{file} už existuje: zvol jiný soubor", "složka {folder} neexistuje"),
    "pl": ("{file} już istnieje: podaj inny plik", "nie ma folderu {folder}"),
    "de": ("{file} gibt es schon: nenne eine andere Datei", "den Ordner {folder} gibt es nicht"),
    "it": ("{file} esiste già: indica un altro file", "la cartella {folder} non esiste"),
}


@pytest.mark.parametrize("language", SAVED)
def test_a_file_that_cannot_be_written_during_a_game(language: str, tmp_path: Path) -> None:
    file, folder = tmp_path / "other", tmp_path / "nowhere"
    file.write_text("precious")
    typed = [f"save {file}", f"save {folder / 'x'}", "save a\0b"]
    driver = table(duel("me", "greedy"), typed, language=language)
    driver.run()
    for sentence in SAVED[language]:
        assert sentence.format(file=file, folder=folder) in shown(driver)
    assert "null byte" not in shown(driver)
    assert file.read_text() == "precious"


def test_a_game_that_cannot_be_kept_says_so_in_the_language(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("in the way")
    driver = table(duel("me", "greedy"), ["keep"], blocked / "game.record", language="de")
    driver.session.keep()
    driver.run()
    assert "game.record kann nicht geschrieben werden: " in shown(driver)
    assert not re.search("File exists|Not a directory", shown(driver))
