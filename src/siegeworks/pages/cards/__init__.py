"""The card and scenario browser: everything printed, with rulings, cases and measured results."""

from siegeworks.pages.cards.pages import router

__all__ = ["router"]
