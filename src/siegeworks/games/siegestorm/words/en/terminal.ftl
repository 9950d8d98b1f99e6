ui-stops-hint = “stops all” lets you be asked in the Prepare and Draw steps too.
ui-unknown-thing = There is no card, square or keyword “{ $typed }”. Close to it: { $close }
ui-why-not-unknown = No rule is known to me for “{ $typed }”. Moves look like this: play tengu, deploy tengu, use a1.
ui-help-why-not = why a card cannot be played or a move cannot be made
ui-help-stops = be asked in the Prepare and Draw steps: all, auto or none
ui-stops-auto = You are asked in the Draw step if a creature is about to leave your War Track, and not in the Prepare step. Other settings: stops all, stops none.
ui-stops-all = You are asked in the Prepare and Draw steps whenever something is possible, and in every reaction window even if nothing is.
ui-stops-none = You are not asked in the Prepare and Draw steps.
