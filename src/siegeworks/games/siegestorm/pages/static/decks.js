/**
 * The deck builder: cards in and out, judged by the server while the deck grows.
 */

import { withClauses } from '/static/js/clauses.js';
import { dialog } from '/static/js/dialogs.js';
import { button, byId, el, fill, inPage } from '/static/js/dom.js';
import { call, qr } from '/static/js/http.js';
import { say } from '/static/js/phrases.js';
import { copy } from '/static/js/room.js';
import { refuse } from '/static/js/notices.js';
import { Deck, readCards } from './model.js';
import { Filter } from './filter.js';
import { Hand } from './hand.js';
import { Own } from './own.js';
import { Trial } from './trial.js';

const SOON = 220;
const CHART = { foot: 112, high: 96, least: 8 };

const builder = byId('builder');
const cards = readCards(byId('cards'));
const deck = new Deck(inPage('deck-now'), builder.dataset.saved ?? '');
const name = /** @type {HTMLInputElement} */ (byId('deck-name'));
const freely = /** @type {HTMLInputElement} */ (byId('free-for-all'));
const promo = /** @type {HTMLInputElement} */ (byId('promo-cards'));

/** The deck as the server is asked about it. */
function wish() {
  return { name: name.value.trim(), cards: deck.fields(), free_for_all: freely.checked, promo_cards: promo.checked };
}

const hand = new Hand(byId('hand'), cards, wish);
const trial = new Trial(byId('try'), byId('try-result'), inPage('deck-terms'), wish);
const own = new Own(byId('own-list'), byId('own-number'), inPage('deck-own'), {
  wish,
  deck,
  opened: (found) => take({ ...found, cards: asCounts(found.lines) }, found.id),
  changed: () => showSaved(),
});
const filter = new Filter(/** @type {HTMLFormElement} */ (byId('filter')), byId('cards'));

/** @param {string[]} lines @returns {Record<string, number>} */
function asCounts(lines) {
  return Object.fromEntries(lines.map((line) => [line.slice(line.indexOf(' ') + 1), parseInt(line, 10)]));
}

// -- steppers ----------------------------------------------------------------------------------

/** Adds a copy of a card, or takes one out. @param {string} id @param {number} by */
function change(id, by) {
  const card = cards.get(id);
  if (!card) return;
  const now = deck.count(id);
  const wanted = Math.max(0, Math.min(now + by, Math.max(card.most, now)));
  if (wanted === now) return;
  deck.set(id, wanted);
  changed();
}

/** The two buttons of a card, with the number between them. @param {import('./model.js').Card} card */
function stepper(card) {
  const less = el('button', { type: 'button', class: 'button square less', 'aria-label': say('decks-remove', { card: card.name }), onclick: () => change(card.id, -1) }, '−');
  const more = el('button', { type: 'button', class: 'button square more-one', 'aria-label': say('decks-add', { card: card.name }), onclick: () => change(card.id, 1) }, '+');
  return { less, more, parts: [less, el('span', { class: 'copies' }), more] };
}

/** @type {Map<string, {less: HTMLButtonElement, more: HTMLButtonElement}>} */
const steppers = new Map();
for (const card of cards.values()) {
  const host = card.row.querySelector('[data-stepper]');
  if (!host) continue;
  const made = stepper(card);
  steppers.set(card.id, made);
  fill(host, made.parts);
}

/** Shows how many copies of each card there are. */
function showCopies() {
  for (const [id, { less, more }] of steppers) {
    const card = cards.get(id);
    const count = deck.count(id);
    if (!card) continue;
    const copies = card.row.querySelector('.copies');
    if (copies) copies.textContent = String(count);
    card.row.toggleAttribute('data-in', count > 0);
    less.setAttribute('aria-disabled', String(count === 0));
    more.setAttribute('aria-disabled', String(count >= card.most));
  }
}

/** Shows the cards of the deck by cost, each with its own stepper. */
function showList() {
  const held = [...cards.values()].filter((card) => deck.count(card.id));
  held.sort((one, other) => one.cost - other.cost || one.name.localeCompare(other.name));
  const focused = document.activeElement?.closest('#deck-list li')?.getAttribute('data-card');
  const side = document.activeElement?.classList.contains('less') ? '.less' : '.more-one';
  if (!held.length) fill(byId('deck-list'), el('li', { class: 'soft' }, say('decks-list-empty')));
  else fill(byId('deck-list'), held.map(listed));
  if (focused) {
    const there = byId('deck-list').querySelector(`[data-card="${focused}"] ${side}`) ?? byId('deck-list').querySelector('button');
    /** @type {HTMLElement | null} */ (there)?.focus();
  }
}

/** @param {import('./model.js').Card} card */
function listed(card) {
  const made = stepper(card);
  const count = deck.count(card.id);
  made.more.setAttribute('aria-disabled', String(count >= card.most));
  const copies = /** @type {HTMLElement} */ (made.parts[1]);
  copies.textContent = String(count);
  return el(
    'li',
    { 'data-card': card.id, 'data-fault': deck.faulty(card.id) },
    el('span', { class: 'cost-mark', 'aria-hidden': 'true' }, String(card.cost)),
    el('span', { class: 'deck-card-name' }, card.name),
    el('span', { class: 'step-copies' }, made.parts),
  );
}

// -- what the server says ----------------------------------------------------------------------

let soon = 0;
let asked = 0;

/** Something about the deck is different: shows it, and lets the server judge it soon. */
function changed() {
  showCopies();
  showList();
  showSize();
  trial.stale();
  byId('verdict').setAttribute('aria-busy', 'true');
  clearTimeout(soon);
  soon = setTimeout(judge, SOON);
}

/** Lets the server judge the deck. */
async function judge() {
  const mine = ++asked;
  try {
    const told = await call('/api/decks/check', wish());
    if (mine !== asked) return;
    deck.judged(told);
    showJudgement();
  } catch (error) {
    if (mine === asked) refuse(/** @type {Error} */ (error).message);
  }
}

function showSize() {
  byId('deck-size').textContent = say('decks-size', { n: deck.size, wanted: deck.told.wanted });
  byId('bar-size').textContent = `${deck.size}/${deck.told.wanted}`;
}

/** Shows what the server has said. */
function showJudgement() {
  const { told } = deck;
  byId('verdict').textContent = byId('bar-verdict').textContent = told.verdict;
  byId('verdict').className = `tag ${told.legal ? 'good' : 'bad'}`;
  byId('verdict').removeAttribute('aria-busy');
  byId('bar-verdict').dataset.legal = String(told.legal);
  const faults = deck.size ? told.faults : [];
  fill(byId('faults'), faults.length ? el('ul', {}, faults.map((fault) => el('li', {}, withClauses(fault.text)))) : null);
  showList();
  showCurve(told.curve);
  byId('average').textContent = say('decks-average', { n: told.average });
  for (const [kind, counts] of Object.entries({ rank: told.ranks, faction: told.factions })) {
    for (const [each, number] of Object.entries(counts)) {
      const cell = document.querySelector(`[data-tally="${kind}-${each}"]`);
      if (cell) cell.textContent = String(number);
    }
  }
  const play = byId('play');
  play.setAttribute('href', `/?deck=${told.code}`);
  play.setAttribute('aria-disabled', String(!told.legal));
  showAddress();
}

/** @param {number[]} curve */
function showCurve(curve) {
  const tall = Math.max(CHART.least, ...curve);
  curve.forEach((number, place) => {
    const high = (number * CHART.high) / tall;
    const group = byId('curve').querySelector(`[data-bar="${place}"]`);
    const bar = group?.querySelector('.bar');
    bar?.setAttribute('y', String(CHART.foot - high));
    bar?.setAttribute('height', String(high));
    const label = group?.querySelector('.bar-number');
    label?.setAttribute('y', String(CHART.foot - 5 - high));
    if (label) label.textContent = number ? String(number) : '';
    const cell = document.querySelector(`[data-curve="${place}"]`);
    if (cell) cell.textContent = String(number);
  });
}

/** The address of the page holds the deck, so that it survives whatever happens to the page. */
function showAddress() {
  const { code, text } = deck.told;
  const there = new URLSearchParams();
  if (deck.size) there.set('code', code);
  if (deck.saved) there.set('deck', deck.saved);
  history.replaceState(null, '', there.size ? `/decks?${there}` : '/decks');
  /** @type {HTMLInputElement} */ (byId('export-link')).value = `${location.origin}/decks?code=${code}`;
  /** @type {HTMLInputElement} */ (byId('export-code')).value = code;
  /** @type {HTMLTextAreaElement} */ (byId('export-text')).value = text;
}

function showSaved() {
  byId('save-new').hidden = !deck.saved;
  own.show();
  showAddress();
}

/** Keeps the deck; the address of the page is that of the deck as it was kept. @param {string} id */
async function save(id) {
  clearTimeout(soon);
  await judge();
  await own.save(id);
}

/**
 * Takes another deck in the place of the one that is being built.
 * @param {{name: string, cards: Record<string, number>, needed?: Record<string, string> | null, switches?: Record<string, string>}} found
 * @param {string} [saved]
 */
function take(found, saved = '') {
  deck.replace(found.cards, saved);
  name.value = found.name;
  const needs = found.needed ?? found.switches ?? {};
  freely.checked = 'free_for_all' in needs;
  promo.checked = 'promo_cards' in needs;
  showSaved();
  changed();
  filter.prefer(deck.factionOf(cards));
}

// -- beginnings, import, export ----------------------------------------------------------------

for (const link of document.querySelectorAll('[data-start]')) {
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    const start = link.getAttribute('data-start');
    if (!start) return take({ name: '', cards: {} });
    const answer = await fetch(`/decks?start=${start}`, { headers: { Accept: 'text/html' } });
    const there = new DOMParser().parseFromString(await answer.text(), 'text/html');
    take(JSON.parse(there.getElementById('deck-now')?.textContent ?? '{}'));
  });
}

byId('import-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get('text') ?? '').trim();
  const linked = text.match(/[?&]code=([\w-]+)/);
  const fault = byId('import-fault');
  fault.hidden = true;
  if (!text) return;
  try {
    take(await call('/api/decks/check', { text: linked ? linked[1] : text }));
    form.reset();
    /** @type {HTMLDetailsElement} */ (byId('import')).open = false;
    show('deck');
  } catch (error) {
    fault.textContent = /** @type {Error} */ (error).message;
    fault.hidden = false;
  }
});

fill(
  byId('export-acts'),
  button(say('decks-copy-link'), () => copy(/** @type {HTMLInputElement} */ (byId('export-link')).value), { icon: 'link' }),
  button(say('decks-copy-text'), () => copy(deck.told.text), { icon: 'copy' }),
  button(say('decks-qr'), showQr, { icon: 'qr' }),
);
for (const id of ['export-link', 'export-code', 'export-text']) {
  byId(id).addEventListener('focus', () => /** @type {HTMLInputElement} */ (byId(id)).select());
}

async function showQr() {
  try {
    const address = /** @type {HTMLInputElement} */ (byId('export-link')).value;
    dialog(say('decks-qr'), [el('img', { class: 'qr', src: await qr(address), alt: say('decks-qr') })], { kind: 'narrow' });
  } catch (error) {
    refuse(/** @type {Error} */ (error).message);
  }
}

// -- the rest of the page ----------------------------------------------------------------------

/** @param {string} part `cards` or `deck`: which of the two a small screen shows */
function show(part) {
  builder.dataset.shown = part;
  for (const each of byId('builder-bar').querySelectorAll('button')) {
    each.setAttribute('aria-pressed', String(each.dataset.show === part));
  }
}

for (const each of byId('builder-bar').querySelectorAll('button')) {
  each.addEventListener('click', () => {
    show(each.dataset.show ?? 'cards');
    byId(each.dataset.show === 'deck' ? 'deck' : 'pool').scrollIntoView({ block: 'start' });
  });
}

name.addEventListener('change', changed);
for (const box of [freely, promo]) box.addEventListener('change', changed);
byId('play').addEventListener('click', (event) => {
  if (byId('play').getAttribute('aria-disabled') !== 'true') return;
  event.preventDefault();
  refuse(deck.told.faults[0]?.text ?? deck.told.verdict);
});
byId('save').addEventListener('click', () => save(deck.saved));
byId('save-new').addEventListener('click', () => save(''));
byId('clear').addEventListener('click', () => {
  deck.replace({}, deck.saved);
  changed();
});
filter.keys((row, by) => change(row.dataset.card ?? '', by));

for (const id of ['save', 'clear', 'builder-bar']) byId(id).hidden = false;
builder.classList.add('scripted');
showCopies();
showList();
showSaved();
filter.prefer(deck.factionOf(cards));
if (deck.size) show('deck');
hand.show();
