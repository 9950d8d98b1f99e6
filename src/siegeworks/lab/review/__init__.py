"""The coach: a record looked at again, decision by decision, and what was luck in its result."""

from siegeworks.lab.review.luck import Count, Luck, Part
from siegeworks.lab.review.reviewing import Work, review
from siegeworks.lab.review.values import Judged, Review, Wish, read_review

__all__ = [
    "Count",
    "Judged",
    "Luck",
    "Part",
    "Review",
    "Wish",
    "Work",
    "read_review",
    "review",
]
