"""The command line: `siegeworks`, with commands that explain themselves."""


def main() -> None:
    """Run the command line."""
    from siegeworks.cli.program import run

    run()
