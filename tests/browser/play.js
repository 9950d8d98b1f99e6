// Answers with the page's own buttons, by chance, until the game is over or the time is up.
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
  const end = performance.now() + until;
  let given = 0;
  while (given < most && performance.now() < end) {
    if (body.dataset.state === 'over') break;
    const lift = document.querySelector('#curtain:not([hidden]) [data-act=lift]');
    if (lift) { lift.click(); await nap(5); continue; }
    const prompt = document.getElementById('prompt');
    const idle = !document.querySelector('.sitter.asked.shown');
    const other = document.querySelector('.sitter.asked:not(.shown) .sitter-button');
    if (idle && other) { other.click(); await nap(5); continue; }
    if (body.dataset.state !== 'asked' || prompt.getAttribute('aria-busy') === 'true') {
      await nap(5);
      continue;
    }
    const list = prompt.querySelector('[data-list][aria-expanded=false]');
    if (list) list.click();
    const options = [...prompt.querySelectorAll('[data-option]')];
    if (!options.length) { await nap(5); continue; }
    const before = body.dataset.version + body.dataset.seat;
    options[Math.floor(random() * options.length)].click();
    given += 1;
    const patience = performance.now() + 5000;
    while (body.dataset.version + body.dataset.seat === before && performance.now() < patience) {
      await nap(2);
    }
  }
  return { state: body.dataset.state, given, seed: state };
}
