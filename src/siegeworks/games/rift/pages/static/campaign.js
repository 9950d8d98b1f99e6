/**
 * The campaign: begin one, join one, play its next scenario.
 */

import { confirm } from '/static/js/dialogs.js';
import { call } from '/static/js/http.js';
import { language, say } from '/static/js/phrases.js';
import { openedAt } from '/static/js/tables.js';

/** @param {string} id */
const found = (id) => document.getElementById(id);

/** Does something; what is refused is said where it was wished for. @param {string} place @param {() => Promise<{url: string}>} deed */
async function go(place, deed) {
  const fault = found(place);
  if (fault) fault.hidden = true;
  try {
    location.assign((await deed()).url);
  } catch (error) {
    if (!fault) throw error;
    fault.textContent = /** @type {Error} */ (error).message;
    fault.hidden = false;
  }
}

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement} */ (found(id));

found('new-campaign')?.addEventListener('submit', (event) => {
  event.preventDefault();
  void go('new-fault', () => call('/api/campaigns', { name: field('campaign-name').value }));
});

found('import-campaign')?.addEventListener('submit', (event) => {
  event.preventDefault();
  void go('import-fault', async () => {
    const file = await field('campaign-file').files?.[0]?.text();
    return call('/api/campaigns', { file: file ?? '' });
  });
});

found('join-campaign')?.addEventListener('click', (event) => {
  const { campaign } = /** @type {HTMLElement} */ (event.currentTarget).dataset;
  void go('', async () => {
    await call(`/api/campaigns/${campaign}/companions`, {});
    return { url: location.href };
  });
});

found('leave-campaign')?.addEventListener('click', async (event) => {
  const { campaign } = /** @type {HTMLElement} */ (event.currentTarget).dataset;
  const sure = await confirm({ title: say('campaign-leave'), text: say('campaign-leave-text'), yes: say('campaign-leave') });
  if (sure) void go('', () => call(`/api/campaigns/${campaign}/leaving`, {}));
});

found('copy-link')?.addEventListener('click', async () => {
  const address = `${location.origin}${location.pathname}`;
  const told = found('copied');
  const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  if (told) told.textContent = copied ? say('copied') : address;
});

const play = /** @type {HTMLFormElement | null} */ (found('play-scenario'));
play?.addEventListener('submit', (event) => {
  event.preventDefault();
  void go('play-fault', () => open(play));
});

/** Opens the table of a scenario. @param {HTMLFormElement} form */
async function open(form) {
  const data = new FormData(form);
  const others = String(data.get('others'));
  const kind = others === 'link' || others === 'me' ? { kind: others } : { kind: 'machine', player: others };
  const hero = data.get('hero');
  const me = { kind: 'me', ...(hero && { brings: [`hero ${hero}`] }) };
  const seats = [me, ...Array(Number(data.get('number')) - 1).fill(kind)];
  const switches = { difficulty: data.get('difficulty'), ...(data.get('storms') && { storms: 'on' }) };
  const { campaign, game } = form.dataset;
  return { url: await openedAt({ game, seats, switches, campaign, language: language() }) };
}
