"""What heroes, abilities and spells are worth: what each adds to the logarithm of the odds to win.

Measured by `tools/weigh_preparation.py`, not guessed: 336 games of `greedy` players who had
prepared by lot, over all scenarios, one to four players, two stars to Iron, 67 of them with
rehearsals. A token gained by an ability counts 0.173 +-0.087, by a spell 0.059 +-0.082; the figures
hold that already. Everything is named as the option is that takes it.
"""

# fmt: off
WORTHS: dict[str, tuple[float, ...]] = {
    "ability barrage": (0.286, -0.059, -0.030, 0.001, 0.116),
    "ability burn": (0.028, -0.007, -0.006, 0.002, 0.015),
    "ability call-of-the-wild": (0.013, -0.004, -0.001, 0.006, -0.008),
    "ability deadly-scythe": (0.002, 0.000, 0.001, -0.002, 0.003),
    "ability does-it-bleed": (0.013, -0.008, 0.004, -0.003, 0.004),
    "ability earthquake": (0.015, -0.005, -0.007, 0.002, 0.002),
    "ability fiery-frenzy": (0.013, -0.004, 0.003, -0.001, -0.011),
    "ability fire-and-brimstone": (0.007, 0.006, 0.017, -0.004, -0.012),
    "ability gods-wrath": (0.075, 0.019, -0.003, -0.002, 0.043),
    "ability hands-off": (0.024, -0.006, -0.008, -0.007, 0.017),
    "ability hell-wheel": (0.017, -0.002, 0.001, -0.011, 0.025),
    "ability hocus-pocus": (0.431, -0.060, -0.073, 0.079, 0.121),
    "ability illusion": (0.171, -0.010, -0.038, 0.049, 0.000),
    "ability like-the-wind": (0.121, -0.064, 0.001, 0.000, 0.065),
    "ability mace-strike": (0.005, -0.002, 0.002, 0.004, 0.003),
    "ability magic-storm": (0.259, -0.006, -0.046, 0.038, 0.068),
    "ability power-of-flames": (0.081, -0.016, -0.001, 0.015, 0.066),
    "ability power-of-knowledge": (0.437, -0.052, -0.076, 0.086, 0.116),
    "ability resurrection": (0.008, 0.003, 0.001, 0.001, 0.003),
    "ability surprise-attack": (0.049, -0.020, -0.011, -0.006, 0.015),
    "spell bend-time": (0.233, 0.005, 0.004, 0.002, -0.012),
    "spell fire-rain": (0.124, 0.011, -0.001, 0.020, 0.004),
    "spell golden-hands": (0.000, 0.000, 0.000, 0.000, 0.000),
    "spell lightning": (0.095, 0.012, 0.003, 0.019, 0.003),
    "spell reinforcements": (0.094, 0.020, -0.001, 0.022, 0.004),
    "spell thunderstorm": (0.097, 0.013, 0.003, 0.018, 0.005),
    "bench alleria": (0.104, 0.104, 0.000, 0.000, 0.000),
    "bench ignus": (-0.023, -0.023, 0.000, 0.000, 0.000),
    "bench lilith": (-0.236, -0.236, 0.000, 0.000, 0.000),
    "bench magnus": (0.153, 0.153, 0.000, 0.000, 0.000),
    "bench malik": (-0.070, -0.070, 0.000, 0.000, 0.000),
    "take alleria": (-0.100, -0.126, 0.000, 0.000, 0.000),
    "take ignus": (-0.158, -0.028, 0.000, 0.000, 0.000),
    "take lilith": (-0.052, 0.138, 0.000, 0.000, 0.000),
    "take magnus": (0.015, -0.029, 0.000, 0.000, 0.000),
    "take malik": (0.078, 0.022, 0.000, 0.000, 0.000),
}
# fmt: on
"""For each of them how much it counts always, and how much more by each of the other traits."""
