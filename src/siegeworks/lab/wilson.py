"""Wilson's interval: how far a measured share may be from the true one."""

from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> low, high = wilson(60, 100)
    >>> print(f"{low:.3f} {high:.3f}")
    0.502 0.691
    """
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    width = z * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
