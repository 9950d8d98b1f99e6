/**
 * Positions of Rift as text: lines are changed one by one, whatever else stands there stays.
 */

import { bare, folded, linesOf, put, unfolded, without } from '/static/js/pages/linetext.js';

const FIGURE = ['at', 'base', 'health', 'abilities'];
const FIGURE_FLAGS = ['down', 'acted', 'rested', 'revived', 'fresh'];
const SEAT = { about: 0, fields: ['hero', ...FIGURE, 'hand', 'passed'], flags: [...FIGURE_FLAGS, 'done'] };
const EXTRA = { about: 1, fields: FIGURE, flags: FIGURE_FLAGS };
const LIST = { about: Infinity, fields: [], flags: [] };
const HEAD = 'round';
const USUAL_ROUND = '2';

/** What a line may say after its first word. @typedef {{about: number, fields: string[], flags: string[]}} Form */
/** @type {Record<string, Form>} */
const FORMS = {
  round: { about: 1, fields: ['phase', 'health', 'crystals', 'destroyed', 'banned', 'opened'], flags: ['last-round'] },
  horde: { about: 1, fields: ['@', 'path', 'tiles', 'soldiers', 'gate'], flags: [] },
  a: SEAT,
  b: SEAT,
  c: SEAT,
  d: SEAT,
  beast: EXTRA,
  guest: EXTRA,
  boss: { about: 0, fields: ['steps', 'lives', 'actions', 'spent'], flags: [] },
  storms: { about: 0, fields: ['raging', 'gathering', 'deck'], flags: [] },
  lasting: { about: 2, fields: ['@'], flags: [] },
};

/** Which line: its first word, and of several with the same word the one about this, or its number. @typedef {{head: string, about?: string, at?: number}} Subject */
/** @typedef {{about: string[], fields: [string, string[]][], flags: string[]}} Line */
/** A horde as a position says it. @typedef {{at: number, card: string, space: string, path: string, tiles: string[], soldiers: string[], gate: string[]}} Horde */

/** The number of a line; -1 if there is none. @param {string} text @param {Subject} subject */
function find(text, subject) {
  if (subject.at !== undefined) return subject.at;
  return linesOf(text, subject.head).find(({ words }) => !subject.about || words[0] === subject.about)?.at ?? -1;
}

/** @param {string[]} words after the first @param {Form} form @returns {Line} */
function read(words, form) {
  /** @type {Line} */
  const found = { about: words.slice(0, form.about), fields: [], flags: [] };
  for (const word of words.slice(form.about)) {
    if (form.flags.includes(word)) found.flags.push(word);
    else if (form.fields.includes(word)) found.fields.push([word, []]);
    else found.fields.at(-1)?.[1].push(word);
  }
  return found;
}

/** @param {string} head @param {Line} line @param {Form} form */
function written(head, line, form) {
  const fields = line.fields
    .filter(([, values]) => values.length)
    .sort((one, other) => form.fields.indexOf(one[0]) - form.fields.indexOf(other[0]))
    .map(([name, values]) => [name, ...values].join(' '));
  const [place, ...rest] = fields;
  const first = [head, ...line.about].join(' ');
  if (place?.startsWith('@')) return [`${first} ${place}`, ...rest, ...line.flags].join('  ');
  return [first, ...fields, ...form.flags.filter((flag) => line.flags.includes(flag))].join('  ');
}

/** What a line says; nothing if it is not there. @param {string} text @param {Subject} subject */
function lineOf(text, subject) {
  const at = find(text, subject);
  const words = at < 0 ? [] : bare(text.split('\n')[at]).split(/\s+/).slice(1);
  const form = FORMS[subject.head] ?? LIST;
  const line = read(words, form);
  if (!line.about.length && subject.about) line.about = [subject.about];
  if (!line.about.length && subject.head === HEAD) line.about = [USUAL_ROUND];
  return { at, line, form };
}

/**
 * Changes a line; one that is not there is added, the round at the beginning.
 * @param {string} text
 * @param {Subject} subject
 * @param {(line: Line) => void} change
 */
function changed(text, subject, change) {
  const { at, line, form } = lineOf(text, subject);
  change(line);
  const made = written(subject.head, line, form);
  if (at < 0 && subject.head === HEAD) return [made, text].filter(Boolean).join('\n');
  return put(text, at, made);
}

/** Whether there is such a line. @param {string} text @param {Subject} subject */
export function has(text, subject) {
  return find(text, subject) >= 0;
}

/** Takes a line away. @param {string} text @param {Subject} subject */
export function remove(text, subject) {
  return without(text, find(text, subject));
}

/** A line that says nothing yet, if there is none. @param {string} text @param {Subject} subject */
export function add(text, subject) {
  return has(text, subject) ? text : changed(text, subject, () => {});
}

/**
 * The values of a field.
 * @param {string} text
 * @param {Subject} subject
 * @param {string} name
 */
export function values(text, subject, name) {
  return lineOf(text, subject).line.fields.find(([field]) => field === name)?.[1] ?? [];
}

/**
 * Gives a field other values; without any it goes.
 * @param {string} text
 * @param {Subject} subject
 * @param {string} name
 * @param {string[]} now
 */
export function setValues(text, subject, name, now) {
  return changed(text, subject, (line) => {
    const there = line.fields.find(([field]) => field === name);
    if (there) there[1] = now;
    else line.fields.push([name, now]);
  });
}

/** @param {string} text @param {Subject} subject @param {string} flag */
export function hasFlag(text, subject, flag) {
  return lineOf(text, subject).line.flags.includes(flag);
}

/**
 * Says a word of a line, or does not.
 * @param {string} text
 * @param {Subject} subject
 * @param {string} flag
 * @param {boolean} on
 */
export function setFlag(text, subject, flag, on) {
  return changed(text, subject, (line) => {
    line.flags = line.flags.filter((each) => each !== flag);
    if (on) line.flags.push(flag);
  });
}

/** What a line is about, such as a beast. @param {string} text @param {Subject} subject */
function about(text, subject) {
  return has(text, subject) ? (lineOf(text, subject).line.about[0] ?? '') : '';
}

/** The number of the round. @param {string} text */
export function roundOf(text) {
  return about(text, { head: HEAD });
}

/** @param {string} text @param {string} value */
export function sayRound(text, value) {
  return changed(text, { head: HEAD }, (line) => (line.about = [value]));
}

// -- lists ---------------------------------------------------------------------------------

/** The words of a line that is a list, such as `spells`. @param {string} text @param {Subject} subject */
export function listed(text, subject) {
  const { about } = lineOf(text, subject).line;
  return subject.about ? about.slice(1) : about;
}

/**
 * Another list; an empty one goes.
 * @param {string} text
 * @param {Subject} subject
 * @param {string[]} words
 */
export function list(text, subject, words) {
  if (!words.length) return remove(text, subject);
  return changed(text, subject, (line) => (line.about = [...(subject.about ? [subject.about] : []), ...words]));
}

/** One more at the end of a list, equal neighbours counted. @param {string} text @param {Subject} subject @param {string} word */
export function append(text, subject, word) {
  return list(text, subject, folded([...listed(text, subject), word]));
}

/**
 * Puts a tower into a hand, or among those that were passed.
 * @param {string} text
 * @param {string} seat
 * @param {string} field
 * @param {string} tower
 */
export function giveTower(text, seat, field, tower) {
  const now = unfolded(values(text, { head: seat }, field));
  return setValues(text, { head: seat }, field, folded([...now, tower].sort()));
}

// -- figures -------------------------------------------------------------------------------

const GUEST = 'guest';

/** The hero of a seat, or who is here as a guest or beast; empty if it is not said. @param {string} text @param {Subject} subject */
export function heroOf(text, subject) {
  return FORMS[subject.head].about ? about(text, subject) : (values(text, subject, 'hero')[0] ?? '');
}

/**
 * Another hero for a seat or as a guest; what was said of the one before goes. Nobody is no guest.
 * @param {string} text
 * @param {Subject} subject
 * @param {string} hero
 */
export function sayHero(text, subject, hero) {
  if (subject.head === GUEST && !hero) return remove(text, subject);
  let now = text;
  for (const field of ['health', 'abilities']) if (has(now, subject)) now = setValues(now, subject, field, []);
  if (subject.head === GUEST) return changed(now, subject, (line) => (line.about = [hero]));
  return setValues(now, subject, 'hero', hero ? [hero] : []);
}

// -- hordes --------------------------------------------------------------------------------

/** The hordes of a position; of several on one space the later lies above. @param {string} text @returns {Horde[]} */
export function hordesIn(text) {
  return linesOf(text, 'horde').map(({ at, words }) => {
    const { about, fields } = read(words, FORMS.horde);
    const said = Object.fromEntries(fields);
    return {
      at,
      card: about[0] ?? '',
      space: said['@']?.[0] ?? '',
      path: said.path?.[0] ?? '',
      tiles: said.tiles ?? [],
      soldiers: said.soldiers ?? [],
      gate: said.gate ?? [],
    };
  });
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
  const there = hordesIn(text).filter((horde) => horde.space === space);
  return there.reduceRight((now, horde) => without(now, horde.at), text);
}
