"""What heroes, abilities and spells are worth: what each adds to the logarithm of the odds to win.

Measured by `tools/weigh_preparation.py`, not guessed: 292 games of `greedy` players who had
prepared by lot, over all scenarios, one to four players, two stars to Iron, 27 of them with
rehearsals. A token gained by an ability counts 0.200 +-0.106, by a spell 0.064 +-0.077; the figures
hold that already. Everything is named as the option is that takes it.
"""

# fmt: off
WORTHS: dict[str, tuple[float, ...]] = {
    "ability barrage": (0.264, -0.050, -0.002, 0.002, 0.105),
    "ability burn": (0.017, 0.000, 0.003, 0.002, 0.019),
    "ability call-of-the-wild": (0.012, -0.004, 0.007, 0.011, -0.014),
    "ability deadly-scythe": (0.003, -0.001, 0.002, -0.001, 0.005),
    "ability does-it-bleed": (0.016, -0.005, 0.006, -0.004, 0.000),
    "ability earthquake": (0.012, -0.004, -0.004, -0.001, 0.010),
    "ability fiery-frenzy": (0.005, 0.000, 0.009, -0.001, -0.006),
    "ability fire-and-brimstone": (0.016, 0.000, 0.007, -0.002, -0.008),
    "ability gods-wrath": (0.076, -0.010, -0.001, -0.012, 0.046),
    "ability hands-off": (0.034, -0.004, -0.009, -0.016, 0.017),
    "ability hell-wheel": (0.017, -0.005, 0.005, -0.006, 0.029),
    "ability hocus-pocus": (0.447, -0.049, -0.065, 0.026, 0.130),
    "ability illusion": (0.159, -0.025, -0.014, 0.022, 0.021),
    "ability like-the-wind": (0.108, -0.053, 0.017, -0.010, 0.057),
    "ability mace-strike": (0.014, -0.002, -0.002, -0.002, 0.002),
    "ability magic-storm": (0.244, -0.025, -0.015, 0.008, 0.068),
    "ability power-of-flames": (0.096, 0.000, 0.022, 0.021, 0.074),
    "ability power-of-knowledge": (0.450, -0.050, -0.065, 0.028, 0.128),
    "ability resurrection": (0.011, -0.003, 0.001, -0.003, 0.003),
    "ability surprise-attack": (0.051, -0.014, -0.008, -0.012, 0.015),
    "spell bend-time": (0.248, 0.013, 0.032, 0.008, 0.002),
    "spell fire-rain": (0.143, 0.014, 0.009, 0.015, 0.007),
    "spell golden-hands": (0.000, 0.000, 0.000, 0.000, 0.000),
    "spell lightning": (0.111, 0.014, 0.009, 0.008, 0.002),
    "spell reinforcements": (0.110, 0.019, 0.008, 0.015, 0.003),
    "spell thunderstorm": (0.114, 0.015, 0.009, 0.012, 0.006),
    "bench alleria": (0.092, 0.092, 0.000, 0.000, 0.000),
    "bench ignus": (-0.058, -0.058, 0.000, 0.000, 0.000),
    "bench lilith": (-0.199, -0.199, 0.000, 0.000, 0.000),
    "bench magnus": (0.119, 0.119, 0.000, 0.000, 0.000),
    "bench malik": (-0.034, -0.034, 0.000, 0.000, 0.000),
    "take alleria": (-0.161, -0.162, 0.000, 0.000, 0.000),
    "take ignus": (-0.197, -0.035, 0.000, 0.000, 0.000),
    "take lilith": (0.059, 0.136, 0.000, 0.000, 0.000),
    "take magnus": (-0.020, -0.055, 0.000, 0.000, 0.000),
    "take malik": (0.078, 0.090, 0.000, 0.000, 0.000),
}
# fmt: on
"""For each of them how much it counts always, and how much more by each of the other traits."""
