/**
 * Positions of Siegestorm as text: lines are changed one by one, whatever else stands there stays.
 *
 * @module around/siegetext
 */

import { bare, folded, lineOf, put, unfolded } from './linetext.js';

const ZONES = ['hand', 'track', 'front', 'support', 'resources', 'reserves', 'casualties', 'healing', 'removed'];
const HEAD = ['turn', 'active', 'step', 'partner', 'deployed', 'deployed-right', 'partner-deployed', 'extra', 'partner-extra', 'extra-turn'];
const VALUED = ['turn', 'active', 'step', 'partner'];
const PILES = ['resources', 'casualties', 'healing', 'reserves'];
const SPACES = 3;
const NOTHING = '.';

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
    if (ZONES.includes(word) || word === 'out') found.push({ name: word, cards: [] });
    else found.at(-1)?.cards.push(word);
  }
  return found;
}

/**
 * @param {string} seat
 * @param {Zone[]} found
 */
function written(seat, found) {
  const order = [...ZONES, 'out'];
  const kept = found
    .filter((zone, at) => isFull(zone) || found.slice(at + 1).some((other) => other.name === zone.name && isFull(other)))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return [seat, ...kept.map((zone) => [zone.name, ...folded(zone.cards)].join(' '))].join('  ');
}

/** Whether anything lies there. @param {Zone} zone */
function isFull(zone) {
  return zone.name === 'out' || zone.cards.some((card) => card !== NOTHING);
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

/**
 * Says something of the turn: its number, whose it is, its step.
 * @param {string} text
 * @param {string} word
 * @param {string} value
 */
export function sayTurn(text, word, value) {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => HEAD.includes(line.trim().split(/\s+/)[0]));
  const words = at < 0 ? [] : bare(lines[at]).split(/\s+/);
  /** @type {string[][]} */
  const said = [];
  for (let n = 0; n < words.length; n++) said.push(VALUED.includes(words[n]) ? [words[n], words[++n] ?? ''] : [words[n]]);
  const there = said.find((each) => each[0] === word);
  if (there) there[1] = value;
  else said.push([word, value]);
  said.sort((one, other) => HEAD.indexOf(one[0]) - HEAD.indexOf(other[0]));
  const line = said.map((each) => each.join(' ')).join('  ');
  return at < 0 ? [line, text].filter(Boolean).join('\n') : put(text, at, line);
}
