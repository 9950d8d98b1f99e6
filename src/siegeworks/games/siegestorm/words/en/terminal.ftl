ui-stops-hint = “stops all” lets you be asked in the Prepare and Draw steps too.
ui-unknown-thing = There is no card, square or keyword “{ $typed }”. Close to it: { $close }
ui-why-not-unknown = No rule is known to me for “{ $typed }”. Moves look like this: play tengu, deploy tengu, use a1.
ui-help-why-not = why a card cannot be played or a move cannot be made
ui-help-stops = be asked in the Prepare and Draw steps: all, auto or none
ui-stops-auto = You are asked in the Draw step if a creature is about to leave your War Track, and not in the Prepare step. Other settings: stops all, stops none.
ui-stops-all = You are asked in the Prepare and Draw steps whenever something is possible, and in every reaction window even if nothing is.
ui-stops-none = You are not asked in the Prepare and Draw steps.
ui-turn-number = Turn { $turn }
ui-extra-turn = Extra turn
ui-casualties = Casualties: { $n }
ui-healing-pile = Healing pile: { $n }
ui-removed = Out of the game: { $n }
ui-until-end-of-turn = Until end of turn
ui-deck-legal = The deck is legal: { $mode }.
ui-deck-not-legal = The deck is not legal: { $mode }.
ui-deck-size = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-ready-and-committed = { $ready } ready, { $committed } committed
ui-leaving = { $card } leaves the War Track
ui-printed = printed { $value }
ui-token-available = token available
ui-token-used = token used
ui-partner-may-act = partner: let { $player } act ({ $step })
ui-step-passed = { $step }: passed automatically
ui-goal-now = now { $now } of { $needed }
ui-boss-decks = Plays with: { $decks }
ui-reserves = Reserves: { $n }
ui-ask-base-deck = Base deck of the boss ({ $offers })
ui-ask-advanced-deck = Advanced deck of the boss ({ $offers })
