/**
 * What the palettes of both games are made of: fields that show what a position says and change it.
 */

import { button, el } from '../dom.js';
import { say } from '../phrases.js';
import { select } from './playon.js';

/** @typedef {import('../types.js').Plain} Plain */
/** @typedef {(change: (text: string) => string) => void} Edit */
/** @typedef {{id: string, label: string}} Choice */
/** A line that can be taken away. @typedef {{label: string, remove: (text: string) => string}} Removable */
/**
 * Who sits there, and the fields of what is agreed on.
 * @typedef {{game: string, seats: string[], agreed: (ids: string[]) => HTMLElement[]}} Setting
 */

export const NONE = { id: '', label: '–' };

/**
 * A group of tools that unfolds.
 * @param {string} title
 * @param {(Node | null)[]} fields
 * @param {(Node | null)[]} [acts]
 */
export function group(title, fields, acts = []) {
  return el(
    'details',
    { class: 'palette-group' },
    el('summary', {}, title),
    el('div', { class: 'palette-fields' }, fields),
    acts.length ? el('div', { class: 'palette-acts' }, acts) : null,
  );
}

/**
 * A select with groups.
 * @param {string} label
 * @param {[string, Choice[]][]} groups
 */
export function grouped(label, groups) {
  const made = el(
    'select',
    {},
    groups.filter(([, choices]) => choices.length).map(([title, choices]) =>
      el('optgroup', { label: title }, choices.map((one) => el('option', { value: one.id }, one.label))),
    ),
  );
  return { field: labelled(label, made), made };
}

/** @param {string} label @param {Node} made */
function labelled(label, made) {
  return el('label', { class: 'field' }, el('span', { class: 'label' }, label), made);
}

/**
 * A number by itself.
 * @param {string} label
 * @param {number} least
 * @param {number} most
 * @param {number | ''} now
 */
export function count(label, least, most, now) {
  const made = el('input', { type: 'number', min: least, max: most, value: now, inputmode: 'numeric' });
  return { field: labelled(label, made), made };
}

/** A box to tick by itself. @param {string} label */
export function tick(label) {
  const made = el('input', { type: 'checkbox' });
  return { field: el('label', { class: 'check' }, made, el('span', {}, label)), made };
}

/**
 * Other choices for a select; what was chosen stays, if it is still there.
 * @param {HTMLSelectElement} made
 * @param {Choice[]} choices
 */
export function offer(made, choices) {
  const kept = made.value;
  if ([...made.options].map((one) => one.value + one.label).join() === choices.map((one) => one.id + one.label).join()) return;
  made.replaceChildren(...choices.map((one) => el('option', { value: one.id }, one.label)));
  if (choices.some((one) => one.id === kept)) made.value = kept;
  else made.selectedIndex = 0;
}

/**
 * A picture of what is chosen, beside the fields.
 * @param {HTMLSelectElement} made
 * @param {string} folder
 */
export function preview(made, folder) {
  const image = el('img', { class: 'palette-picture', alt: '' });
  const show = () => image.setAttribute('src', `/pictures/${folder}/${encodeURIComponent(made.value)}.svg`);
  made.addEventListener('input', show);
  show();
  return image;
}

/** @param {string[]} seats */
export function seatChoices(seats) {
  return seats.map((seat) => ({ id: seat, label: say('seat-n', { seat: seat.toUpperCase() }) }));
}

/** @param {Record<string, Plain>} things @returns {Choice[]} */
export function named(things) {
  return Object.entries(things)
    .map(([id, one]) => ({ id, label: String(one.name) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Tools that show what the position says, and say something else. */
export class Tools {
  /** @param {Edit} edit */
  constructor(edit) {
    this.edit = edit;
    this.text = '';
    /** @type {((text: string) => void)[]} */
    this.readers = [];
    /** What is to be done when the tools go. @type {(() => void)[]} */
    this.leaving = [];
  }

  /** The tools go. */
  leave() {
    for (const each of this.leaving) each();
  }

  /** Another text is there. */
  update(text = this.text) {
    this.text = text;
    for (const read of this.readers) read(text);
  }

  /** What is to be done whenever there is another text. @param {(text: string) => void} read */
  follow(read) {
    this.readers.push(read);
  }

  /**
   * A button that changes the text.
   * @param {string} label
   * @param {(text: string) => string} change
   * @param {{kind?: string}} [look]
   */
  act(label, change, look = {}) {
    return button(label, () => this.edit(change), look);
  }

  /**
   * A select that says something as soon as it is set; the dash says nothing.
   * @param {string} label
   * @param {Choice[]} choices
   * @param {(text: string) => string} read
   * @param {(text: string, value: string) => string} write
   */
  saying(label, choices, read, write) {
    const { field, made } = select(label, [NONE, ...choices], '');
    made.addEventListener('change', () => this.edit((text) => write(text, made.value)));
    this.follow((text) => (made.value = choices.some((one) => one.id === read(text)) ? read(text) : ''));
    return field;
  }

  /**
   * A number that is said as soon as it is set; an empty field says nothing.
   * @param {string} label
   * @param {number} most
   * @param {(text: string) => string} read
   * @param {(text: string, value: string) => string} write
   */
  number(label, most, read, write) {
    const { field, made } = count(label, 0, most, '');
    made.addEventListener('change', () => this.edit((text) => write(text, made.value)));
    this.follow((text) => (made.value = read(text)));
    return field;
  }

  /**
   * A box to tick.
   * @param {string} label
   * @param {(text: string) => boolean} read
   * @param {(text: string, on: boolean) => string} write
   */
  check(label, read, write) {
    const { field, made } = tick(label);
    made.addEventListener('change', () => this.edit((text) => write(text, made.checked)));
    this.follow((text) => (made.checked = read(text)));
    return field;
  }

  /**
   * What stands there already, each with a way to take it away.
   * @param {(text: string) => Removable[]} read
   */
  standing(read) {
    const made = el('ul', { class: 'palette-standing' });
    this.follow((text) => {
      const found = read(text);
      made.hidden = !found.length;
      made.replaceChildren(
        ...found.map(({ label, remove }) =>
          el('li', {}, el('span', {}, label), button(say('positions-remove', { what: label }), () => this.edit(remove), { icon: 'close', bare: true, kind: 'quiet' })),
        ),
      );
    });
    return made;
  }
}
