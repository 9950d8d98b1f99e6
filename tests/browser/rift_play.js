// Plays Rift on the board itself: towers, sites, facings, squares, spaces, cards; by chance.
async ({ seed, most, until }) => {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const body = document.body;
  const nap = (ms) => new Promise((done) => setTimeout(done, ms));
  const pick = (some) => some[Math.floor(random() * some.length)];
  const all = (what) => [...document.querySelectorAll(`#board ${what}`)].filter((one) => one.getClientRects().length);
  const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const key = (node, name) => node.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  const used = {};
  const note = (kind) => (used[kind] = (used[kind] ?? 0) + 1);

  /** Presses one thing on the board; whether that was an answer. */
  function act() {
    const card = all('.rift-lay.laying .lay-card')[0];
    if (card) {
      for (let n = Math.floor(random() * 4); n > 0; n -= 1) {
        key(all('.lay-card')[0], pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'r']));
      }
      note('lay');
      press(all('.lay-buttons [data-key=confirm]')[0]);
      return true;
    }
    const confirm = all('.rift-bar [data-key=confirm]:not([disabled])')[0];
    if (confirm) {
      if (random() < 0.5) {
        note('turn');
        press(pick(all('.rift-bar .turn:not([disabled])')));
        return false;
      }
      note('confirm');
      press(all('.rift-bar [data-key=confirm]:not([disabled])')[0]);
      return true;
    }
    const sites = all('.site.lit');
    const gifts = all('.rift-bar .gifts [data-answer]');
    if (sites.length || gifts.length) {
      if (sites.length && (!gifts.length || random() < 0.8)) {
        note('site');
        const before = body.dataset.version;
        press(pick(sites));
        return body.dataset.version !== before || !all('.rift-bar').length;
      }
      note('gift');
      press(pick(gifts));
      return true;
    }
    const kinds = {
      tower: all('.tower-card.lit'),
      ware: all('.ware.lit'),
      choice: all('.choice'),
      space: all('.rift-map .light'),
      horde: document.querySelector('#prompt')?.textContent && all('.rift-map .horde.lit').length && !all('.rift-lay.laying').length ? all('.rift-map .horde.lit') : [],
      action: all('.rift-bar [data-answer]'),
      spell: random() < 0.1 ? all('.spell.lit') : [],
      bench: random() < 0.1 ? all('.bench-call') : [],
      gift: all('.rift-seats .gifts [data-answer]'),
      loose: [...document.querySelectorAll('#prompt [data-option]')],
    };
    const names = Object.keys(kinds).filter((kind) => kinds[kind].length);
    const busy = names.filter((kind) => kind !== 'loose');
    if (!names.length) return false;
    const kind = busy.length && random() < 0.8 ? pick(busy) : pick(names);
    note(kind);
    press(pick(kinds[kind]));
    return !['tower', 'ware'].includes(kind);
  }

  const end = performance.now() + until;
  let given = 0;
  while (given < most && performance.now() < end) {
    if (body.dataset.state === 'over') break;
    if (body.dataset.state !== 'asked' || document.getElementById('prompt').getAttribute('aria-busy') === 'true' || document.querySelector('.rift')?.dataset.version !== body.dataset.version) {
      await nap(5);
      continue;
    }
    const before = body.dataset.version;
    const answered = act();
    await nap(1);
    if (!answered) continue;
    given += 1;
    const patience = performance.now() + 1500;
    while (body.dataset.version === before && performance.now() < patience) await nap(2);
  }
  return { state: body.dataset.state, given, seed: state, used };
}
