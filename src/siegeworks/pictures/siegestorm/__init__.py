"""Pictures of Siegestorm."""

from typing import Unpack

from siegeworks.pictures.frame import Caption, picture
from siegeworks.pictures.siegestorm import figure
from siegeworks.siegestorm.card import Card


def art(card: Card, **caption: Unpack[Caption]) -> str:
    """The illustration of a card."""
    return picture(figure.parts(card), figure.WIDE, figure.HIGH, 0, **caption)
