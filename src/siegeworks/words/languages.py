"""The languages there are words in; the first stands in where another lacks something."""

LANGUAGES = ("en", "cs", "pl", "de", "it")
