"""Which hero suits which scenario: what each adds to the logarithm of the odds to win there.

Measured by `tools/weigh_heroes.py`, not guessed: 5456 games of `normal` players,
with every hero alone and with every pair of heroes for two.
"""

from typing import NamedTuple


class Suited(NamedTuple):
    """What a hero adds, 0 being the middle of all heroes: alone and in company."""

    usual: tuple[float, float]
    iron: tuple[float, float]
    """The same in the Iron challenge, with its restrictions."""


# fmt: off
SUITED: dict[str, dict[str, Suited]] = {
    "a-ghostly-surprise": {
        "alleria": Suited((+0.28, -0.19), (-0.22, -0.73)),
        "malik": Suited((-0.83, +0.52), (-0.24, -0.06)),
        "lilith": Suited((-0.17, -0.47), (-0.64, -0.18)),
        "magnus": Suited((+0.63, +0.13), (+0.92, +0.69)),
        "ignus": Suited((+0.08, +0.01), (+0.19, +0.28)),
    },
    "fly-my-pigeons-fly": {
        "alleria": Suited((+0.39, -0.96), (-0.73, -0.82)),
        "malik": Suited((-0.86, +0.30), (+0.16, +0.81)),
        "lilith": Suited((-0.78, -0.13), (-1.30, -1.27)),
        "magnus": Suited((+1.32, +0.73), (+0.68, +0.32)),
        "ignus": Suited((-0.07, +0.06), (+1.20, +0.96)),
    },
    "from-the-past-and-the-future": {
        "alleria": Suited((+0.79, +0.08), (-0.20, -0.65)),
        "malik": Suited((-0.38, +0.83), (-0.23, +1.12)),
        "lilith": Suited((+0.46, +0.08), (-0.39, -0.58)),
        "magnus": Suited((-0.21, +0.26), (-0.05, +0.81)),
        "ignus": Suited((-0.66, -1.25), (+0.86, -0.70)),
    },
    "horde-after-horde": {
        "alleria": Suited((+1.15, +0.29), (-0.04, -0.50)),
        "malik": Suited((-0.74, +0.30), (-0.08, +1.39)),
        "lilith": Suited((+1.15, -0.32), (-0.25, -1.23)),
        "magnus": Suited((-0.48, +0.00), (+0.11, +0.66)),
        "ignus": Suited((-1.07, -0.27), (+0.26, -0.32)),
    },
    "rift-in-time": {
        "alleria": Suited((+0.30, -0.68), (+0.15, -0.85)),
        "malik": Suited((+0.76, +0.77), (+0.50, +0.92)),
        "lilith": Suited((+0.04, -0.15), (-0.14, -1.08)),
        "magnus": Suited((+0.09, +1.40), (+0.39, +1.19)),
        "ignus": Suited((-1.19, -1.34), (-0.90, -0.19)),
    },
    "sands-and-portals": {
        "alleria": Suited((+0.46, -0.07), (-0.04, -0.03)),
        "malik": Suited((+0.13, -0.35), (-0.08, -0.02)),
        "lilith": Suited((+0.05, -0.21), (-0.25, -0.75)),
        "magnus": Suited((-0.05, +0.65), (+0.11, +0.31)),
        "ignus": Suited((-0.59, -0.02), (+0.26, +0.48)),
    },
    "the-angel-from-the-bend-of-time": {
        "alleria": Suited((+0.82, -0.30), (+0.01, -0.24)),
        "malik": Suited((-0.93, +0.53), (-0.98, -0.01)),
        "magnus": Suited((+0.61, +0.75), (+0.69, +0.96)),
        "ignus": Suited((-0.50, -0.97), (+0.28, -0.71)),
    },
    "the-return-of-lord-blackburn": {
        "alleria": Suited((-1.40, +0.47), (+0.92, -1.53)),
        "malik": Suited((+0.83, -0.00), (-0.08, +1.74)),
        "lilith": Suited((-1.85, -0.33), (-0.81, -1.39)),
        "magnus": Suited((+1.45, +1.12), (-0.89, +0.84)),
        "ignus": Suited((+0.97, -1.27), (+0.86, +0.34)),
    },
    "the-time-of-the-end": {
        "alleria": Suited((+0.20, -0.89), (-0.04, -0.35)),
        "malik": Suited((+0.55, +1.14), (-0.08, +0.77)),
        "lilith": Suited((-1.41, -0.35), (-0.25, -1.01)),
        "magnus": Suited((+0.37, +0.56), (+0.11, +1.05)),
        "ignus": Suited((+0.29, -0.46), (+0.26, -0.46)),
    },
    "they-are-coming-and-they-have-axes": {
        "alleria": Suited((+0.92, +0.00), (-0.53, -0.10)),
        "malik": Suited((-1.18, +0.72), (-0.08, +1.60)),
        "lilith": Suited((+0.60, +0.01), (+1.08, -0.81)),
        "magnus": Suited((-0.13, +0.17), (-0.72, -0.14)),
        "ignus": Suited((-0.20, -0.90), (+0.25, -0.55)),
    },
}
# fmt: on
"""By scenario and hero."""
