"""The rules reference: clauses by section, glossary, search, drawn examples, cases as questions."""

from siegeworks.pages.rules.pages import router

__all__ = ["router"]
