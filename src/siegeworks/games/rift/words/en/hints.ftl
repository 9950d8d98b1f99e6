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
