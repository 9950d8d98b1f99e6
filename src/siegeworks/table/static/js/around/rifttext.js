/**
 * Positions of Rift as text: lines are changed one by one, whatever else stands there stays.
 *
 * @module around/rifttext
 */

import { bare, folded, lineOf, put, unfolded } from './linetext.js';

const ROUND = ['phase', 'health', 'crystals', 'destroyed', 'banned', 'opened'];
const SEAT = ['hero', 'at', 'base', 'health', 'abilities', 'hand', 'passed'];
const FLAGS = ['last-round', 'down', 'acted', 'rested', 'revived', 'fresh', 'done'];
const HEAD = 'round';
const USUAL_ROUND = '2';

/** @typedef {{about: string[], fields: [string, string[]][], flags: string[]}} Line */

/**
 * @param {string} line
 * @param {string[]} names
 * @returns {Line}
 */
function read(line, names) {
  /** @type {Line} */
  const found = { about: [], fields: [], flags: [] };
  for (const word of bare(line).split(/\s+/).slice(1).filter(Boolean)) {
    if (FLAGS.includes(word)) found.flags.push(word);
    else if (names.includes(word)) found.fields.push([word, []]);
    else (found.fields.at(-1)?.[1] ?? found.about).push(word);
  }
  return found;
}

/**
 * @param {string} first
 * @param {Line} line
 * @param {string[]} names
 */
function written(first, line, names) {
  const fields = line.fields
    .filter(([, values]) => values.length)
    .sort((one, other) => names.indexOf(one[0]) - names.indexOf(other[0]))
    .map(([name, values]) => [name, ...values].join(' '));
  return [[first, ...line.about].join(' '), ...fields, ...line.flags].join('  ');
}

/**
 * Changes the values of a field.
 * @param {string} text
 * @param {string} first
 * @param {string[]} names
 * @param {string} field
 * @param {(values: string[]) => string[]} change
 */
function changed(text, first, names, field, change) {
  const at = lineOf(text, first);
  const line = read(at < 0 ? first : text.split('\n')[at], names);
  let there = line.fields.find(([name]) => name === field);
  if (!there) line.fields.push((there = [field, []]));
  there[1] = change(there[1]);
  if (first === HEAD && !line.about.length) line.about = [USUAL_ROUND];
  const made = written(first, line, names);
  if (at < 0 && first === HEAD) return [made, text].filter(Boolean).join('\n');
  return put(text, at, made);
}

/**
 * Says a number or a phase of the round.
 * @param {string} text
 * @param {string} word
 * @param {string} value
 */
export function sayRound(text, word, value) {
  if (word !== HEAD) return changed(text, HEAD, ROUND, word, () => [value]);
  const now = changed(text, HEAD, ROUND, 'phase', (values) => (values.length ? values : ['play']));
  const at = lineOf(now, HEAD);
  const line = read(now.split('\n')[at], ROUND);
  line.about = [value];
  return put(now, at, written(HEAD, line, ROUND));
}

/**
 * Says something of a seat's hero.
 * @param {string} text
 * @param {string} seat
 * @param {string} field
 * @param {string} value empty takes it away
 */
export function saySeat(text, seat, field, value) {
  return changed(text, seat, SEAT, field, () => (value ? [value] : []));
}

/**
 * Another hero for a seat; what was said of the one before goes.
 * @param {string} text
 * @param {string} seat
 * @param {string} hero
 */
export function sayHero(text, seat, hero) {
  let now = text;
  for (const field of ['base', 'health', 'abilities']) now = saySeat(now, seat, field, '');
  return saySeat(now, seat, 'hero', hero);
}

/**
 * Puts a tower into a hand, or among those that were passed.
 * @param {string} text
 * @param {string} seat
 * @param {string} field
 * @param {string} tower
 */
export function giveTower(text, seat, field, tower) {
  return changed(text, seat, SEAT, field, (values) => folded([...unfolded(values), tower].sort()));
}

/** @param {string} text @param {string} seat @param {string} field */
export function takeTowers(text, seat, field) {
  return changed(text, seat, SEAT, field, () => []);
}

/**
 * The number of the line about a place, such as a site; -1 if there is none.
 * @param {string} text
 * @param {string} first
 * @param {string} about
 */
function about(text, first, about) {
  return text.split('\n').findIndex((line) => {
    const words = line.trim().split(/\s+/);
    return words[0] === first && words[1] === about;
  });
}

/**
 * Builds a tower on a site.
 * @param {string} text
 * @param {string} site
 * @param {string} tower with its owner: `archers/a`
 */
export function build(text, site, tower) {
  const at = about(text, 'site', site);
  return put(text, at, at < 0 ? `site ${site} ${tower}` : `${bare(text.split('\n')[at])} ${tower}`);
}

/** Takes the lines about a place away. @param {string} text @param {string} site */
export function raze(text, site) {
  const at = about(text, 'site', site);
  return at < 0 ? text : text.split('\n').filter((_, line) => line !== at).join('\n');
}

/**
 * A horde on a space, above those that lie there.
 * @param {string} text
 * @param {string} card
 * @param {string} space
 */
export function addHorde(text, card, space) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^\s*(horde|round)\b/.test(line));
  lines.splice(last + 1, 0, `horde ${card} @ ${space}`);
  return lines.join('\n');
}

/** Takes all hordes of a space away. @param {string} text @param {string} space */
export function removeHordes(text, space) {
  const there = new RegExp(`^\\s*horde\\s.*@\\s+${space}(\\s|$)`);
  return text.split('\n').filter((line) => !there.test(line)).join('\n');
}

/**
 * A card under a deck.
 * @param {string} text
 * @param {string} token
 * @param {string} card
 */
export function addToDeck(text, token, card) {
  const at = about(text, 'deck', token);
  return put(text, at, at < 0 ? `deck ${token} ${card}` : `${bare(text.split('\n')[at])} ${card}`);
}

/** @param {string} text @param {string} token */
export function clearDeck(text, token) {
  const at = about(text, 'deck', token);
  return at < 0 ? text : text.split('\n').filter((_, line) => line !== at).join('\n');
}

/**
 * A spell that can be used; one that is there goes.
 * @param {string} text
 * @param {string} spell
 */
export function toggleSpell(text, spell) {
  const at = lineOf(text, 'spells');
  const there = at < 0 ? [] : bare(text.split('\n')[at]).split(/\s+/).slice(1);
  const now = there.includes(spell) ? there.filter((each) => each !== spell) : [...there, spell];
  if (!now.length) return text.split('\n').filter((_, line) => line !== at).join('\n');
  return put(text, at, `spells ${now.join(' ')}`);
}
