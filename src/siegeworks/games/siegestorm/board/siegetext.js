/**
 * Positions of Siegestorm as text: lines are changed one by one, whatever else stands there stays.
 */

import { bare, folded, lineOf, linesOf, put, unfolded, without } from '/static/js/pages/linetext.js';

const ZONES = ['hand', 'track', 'front', 'support', 'resources', 'reserves', 'casualties', 'healing', 'removed'];
const HEAD = ['turn', 'active', 'step', 'partner', 'deployed', 'deployed-right', 'partner-deployed', 'extra', 'partner-extra', 'extra-turn'];
const VALUED = ['turn', 'active', 'step', 'partner'];
const PILES = ['resources', 'casualties', 'healing', 'reserves'];
const SPACES = 3;
const NOTHING = '.';
const OUT = 'out';
const BOSS = 'boss';
const USED = 'used';
export const RESERVES_USED = 'reserves-used';

/** @typedef {{name: string, cards: string[]}} Zone */

/**
 * The zones of a seat's line.
 * @param {string} line
 * @returns {Zone[]}
 */
function zones(line) {
  /** @type {Zone[]} */
  const found = [];
  for (const word of bare(line).split(/\s+/).slice(1).filter(Boolean)) {
    if (ZONES.includes(word) || word === OUT) found.push({ name: word, cards: [] });
    else found.at(-1)?.cards.push(word);
  }
  return found;
}

/**
 * @param {string} seat
 * @param {Zone[]} found
 */
function written(seat, found) {
  const order = [...ZONES, OUT];
  const kept = found
    .filter((zone, at) => isFull(zone) || found.slice(at + 1).some((other) => other.name === zone.name && isFull(other)))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return [seat, ...kept.map((zone) => [zone.name, ...folded(zone.cards)].join(' '))].join('  ');
}

/** Whether anything lies there. @param {Zone} zone */
function isFull(zone) {
  return zone.name === OUT || zone.cards.some((card) => card !== NOTHING);
}

/**
 * Puts a card somewhere.
 * @param {string} text
 * @param {string} seat
 * @param {string} place a zone, with the number of its track and space where it has some: `track:1:3`
 * @param {string} card
 * @param {number} times
 */
export function putCard(text, seat, place, card, times) {
  const [name, which = '1', space = '1'] = place.split(':');
  if (name === 'land') return putLand(text, Number(which), `land ${seat} ${card}`);
  return changed(text, seat, (found) => {
    const zone = zoneOf(found, name, Number(which));
    zone.cards = unfolded(zone.cards);
    if (name === 'track') {
      while (zone.cards.length < SPACES) zone.cards.push(NOTHING);
      zone.cards[Number(space) - 1] = card;
    } else if (name === 'front') zone.cards = [card];
    else if (PILES.includes(name)) zone.cards.unshift(...Array(times).fill(card));
    else zone.cards.push(...Array(times).fill(card));
  });
}

/**
 * Takes everything away from a place.
 * @param {string} text
 * @param {string} seat
 * @param {string} place
 */
export function clear(text, seat, place) {
  const [name, which = '1', space = '1'] = place.split(':');
  if (name === 'land') return putLand(text, Number(which), `land ${NOTHING}`);
  return changed(text, seat, (found) => {
    const zone = zoneOf(found, name, Number(which));
    zone.cards = unfolded(zone.cards);
    if (name === 'track') zone.cards = zone.cards.map((card, at) => (at === Number(space) - 1 ? NOTHING : card));
    else zone.cards = name === 'front' ? [NOTHING] : [];
  });
}

/**
 * @param {string} text
 * @param {string} seat
 * @param {(found: Zone[]) => void} change
 */
function changed(text, seat, change) {
  const at = lineOf(text, seat);
  const found = zones(at < 0 ? seat : text.split('\n')[at]);
  change(found);
  return put(text, at, written(seat, found));
}

/**
 * The zone of a name; for tracks and Frontlines, of those there may be two.
 * @param {Zone[]} found
 * @param {string} name
 * @param {number} which
 */
function zoneOf(found, name, which) {
  while (found.filter((zone) => zone.name === name).length < which) {
    found.push({ name, cards: name === 'track' ? [NOTHING, NOTHING, NOTHING] : name === 'front' ? [NOTHING] : [] });
  }
  return found.filter((zone) => zone.name === name)[which - 1];
}

/**
 * No Man's Land, of those there may be several.
 * @param {string} text
 * @param {number} which
 * @param {string} line
 */
function putLand(text, which, line) {
  let now = text;
  const places = () => now.split('\n').flatMap((each, at) => (/^\s*land\b/.test(each) ? [at] : []));
  while (places().length < which) now = put(now, -1, `land ${NOTHING}`);
  return put(now, places()[which - 1], line);
}

// -- the turn ------------------------------------------------------------------------------

/** What is said of the turn, each with its value, and where. @param {string} text */
function turnOf(text) {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => HEAD.includes(line.trim().split(/\s+/)[0]));
  const words = at < 0 ? [] : bare(lines[at]).split(/\s+/);
  /** @type {Map<string, string>} */
  const said = new Map();
  for (let n = 0; n < words.length; n++) said.set(words[n], VALUED.includes(words[n]) ? (words[++n] ?? '') : '');
  return { at, said };
}

/** What the turn says of a word; null if it is not said. @param {string} text @param {string} word */
export function turnSays(text, word) {
  return turnOf(text).said.get(word) ?? null;
}

/**
 * Says something of the turn: its number, whose it is, its step, what was done in it.
 * @param {string} text
 * @param {string} word
 * @param {string | null} value null takes it away, empty for words that have none
 */
export function sayTurn(text, word, value) {
  const { at, said } = turnOf(text);
  if (value === null) said.delete(word);
  else said.set(word, value);
  const line = HEAD.filter((each) => said.has(each)).map((each) => [each, said.get(each)].filter(Boolean).join(' ')).join('  ');
  if (!line) return without(text, at);
  return at < 0 ? [line, text].filter(Boolean).join('\n') : put(text, at, line);
}

// -- the rest ------------------------------------------------------------------------------

/** Whether a seat is out of the game. @param {string} text @param {string} seat */
export function isOut(text, seat) {
  return zones(text.split('\n')[lineOf(text, seat)] ?? '').some((zone) => zone.name === OUT);
}

/**
 * Takes a seat out of the game, with all but its removed cards; or lets it in again.
 * @param {string} text
 * @param {string} seat
 * @param {boolean} out
 */
export function setOut(text, seat, out) {
  return changed(text, seat, (found) => {
    const kept = found.filter((zone) => zone.name === 'removed');
    found.splice(0, found.length, ...kept, ...(out ? [{ name: OUT, cards: [] }] : []));
  });
}

/** The words of the line of the boss. @param {string} text */
function bossWords(text) {
  return linesOf(text, BOSS)[0]?.words ?? [];
}

/** What is said of the boss: a number; empty if it is not said. @param {string} text @param {string} word */
export function bossSays(text, word) {
  const words = bossWords(text);
  const at = words.indexOf(word);
  if (at < 0) return '';
  return word === RESERVES_USED ? word : (words[at + 1] ?? '');
}

/**
 * Says the Menace Level or the life of the boss, or that its Reserves were reshuffled.
 * @param {string} text
 * @param {string} word
 * @param {string} value empty takes it away
 */
export function sayBoss(text, word, value) {
  const said = ['menace', 'life'].map((each) => [each, each === word ? value : bossSays(text, each)]);
  const used = word === RESERVES_USED ? value : bossSays(text, RESERVES_USED);
  const parts = [...said.filter((each) => each[1]).map((each) => each.join(' ')), ...(used ? [RESERVES_USED] : [])];
  const at = lineOf(text, BOSS);
  return parts.length ? put(text, at, [BOSS, ...parts].join('  ')) : without(text, at);
}

/** The squares whose creatures used their passive. @param {string} text */
export function usedIn(text) {
  return linesOf(text, USED).flatMap(({ words }) => words);
}

/** Marks a creature as having used its passive, or no more. @param {string} text @param {string} square */
export function toggleUsed(text, square) {
  const there = usedIn(text);
  const now = there.includes(square) ? there.filter((each) => each !== square) : [...there, square];
  const at = lineOf(text, USED);
  return now.length ? put(text, at, [USED, ...now].join(' ')) : without(text, at);
}
