"""`python -m siegeworks`: the command line where no script is installed."""

from siegeworks.cli import main

if __name__ == "__main__":
    main()
