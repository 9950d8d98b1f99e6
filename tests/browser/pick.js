// Plays Siegestorm by clicking on the board, by chance, until the game is over or the time is up.
async ({ seed, most, until }) => {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const one = (some) => some[Math.floor(random() * some.length)];
  const body = document.body;
  const nap = (ms) => new Promise((done) => setTimeout(done, ms));
  const end = performance.now() + until;
  const ready = () => body.dataset.state === 'asked' && document.getElementById('prompt').getAttribute('aria-busy') !== 'true';
  const stamp = () => body.dataset.version + body.dataset.seat;
  const told = { given: 0, board: 0, menus: 0 };
  const buttons = () => [...document.querySelectorAll('#prompt [data-option]')].filter((each) => each.offsetParent);
  const lit = () => [...document.querySelectorAll('.ss-root [data-lit]')].filter((each) => each.getClientRects().length);
  while (told.given < most && performance.now() < end) {
    if (body.dataset.state === 'over') break;
    const lift = document.querySelector('#curtain:not([hidden]) [data-act=lift]');
    if (lift) { lift.click(); await nap(5); continue; }
    if (!ready()) { await nap(4); continue; }
    const places = lit();
    const plain = buttons();
    if (!places.length && !plain.length) { await nap(5); continue; }
    const before = stamp();
    if (places.length && (!plain.length || random() < 0.75)) {
      const place = one(places);
      place.click();
      told.board += 1;
      const panel = document.querySelector('.board-panel:not([hidden])');
      if (panel) {
        told.menus += 1;
        const onward = places.length && random() < 0.3 ? lit().filter((each) => each !== place && !each.matches('.ss-hcard')) : [];
        const choices = [...panel.querySelectorAll('.board-panel-choices button, .ss-thumbs button')];
        if (onward.length) one(onward).click();
        const still = document.querySelector('.board-panel:not([hidden])');
        const left = still ? [...still.querySelectorAll('.board-panel-choices button, .ss-thumbs button')] : [];
        if (stamp() === before && left.length && ready()) one(left).click();
        else if (!choices.length) panel.querySelector('.board-panel-close').click();
      }
    } else {
      one(plain).click();
    }
    told.given += 1;
    const patience = performance.now() + 400;
    while (stamp() === before && performance.now() < patience) await nap(2);
  }
  return { ...told, state: body.dataset.state, seed: state };
}
