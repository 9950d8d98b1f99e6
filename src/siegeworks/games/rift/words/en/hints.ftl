## Hints: questions about a situation

advice-clear-yes = { $means ->
        [towers] yes, { $horde } { $horde_at } can be cleared this round with towers alone.
        [heroes] yes, { $horde } { $horde_at } can be cleared this round with the help of heroes.
        [abilities] yes, { $horde } { $horde_at } can be cleared this round, but only with a special ability.
       *[spells] yes, { $horde } { $horde_at } can be cleared this round, but only with a spell or the bench.
    }
advice-clear-no = no, { $horde } { $horde_at } cannot be cleared this round; { $n ->
        [one] at best one square stays open.
       *[other] at best { $n } squares stay open.
    }
advice-clear-unknown = nobody has found a way to clear { $horde } { $horde_at } this round, but not everything was tried.
advice-tower-none = no tower in hand makes a difference now.
advice-tower-nudge = look at { $seat_of } towers: one of them matters more than all others.
advice-tower-most = what would be missed this round, in health of the kingdom:
advice-tower = { $tower } ({ $seat }): { $loss }
advice-through-none = nothing needs to get through this round.
advice-through-some = { $n ->
        [one] one horde will probably get through and cost { $cost } health.
       *[other] { $n } hordes will probably get through and cost { $cost } health.
    }
advice-through-lost = careful: if nobody has a better idea, the game is lost this round.
advice-through = { $horde } { $horde_at } leaves: { $cost } health
advice-near = { $horde } { $horde_at } will then stand before an exit.
advice-think-of = think of: { $what }.
advice-plan = the whole plan:
advice-step = { $seat }: { $label } [{ $text }]

nudge-tower = Look at your towers: one of them is worth playing now.
nudge-hand-on = One of your towers is worth more in other hands, or upgraded.
nudge-hero = Your hero can make a difference now.
nudge-bench = A hero from the bench can make a difference now.
nudge-spell = A spell is worth casting now.
nudge-done = You have done what is worth doing: be done.
nudge-buy = Something in the supply is worth its crystals.
nudge-lay = Look at the square nobody else will cover.
nudge-base = Let the base stand where it covers what towers cannot.
nudge-face = Compare the hordes that each way would strike.
nudge-move = Compare the spaces: where is the hero needed next?
nudge-strike = An attack is worth more than anything else here.
nudge-ability = A special ability is worth it now.
nudge-rest = The hero needs a rest.
nudge-set-up = A matter of taste: take what goes well with the others.
nudge-other = Think of the horde that is nearest to an exit.
