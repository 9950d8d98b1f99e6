/**
 * Playing on from somewhere: who plays which seat, then a table is opened there and entered.
 */

import { button, el } from '../dom.js';
import { dialog } from '../dialogs.js';
import { openTable } from '../tables.js';
import { language, say } from '../phrases.js';

/** @import { Fields, Seat } from '../types.js' */
/** @typedef {{id: string, label: string}} Choice */
/** @typedef {{players: Choice[], player: string}} Offers */

const LINK = 'link';
const HERE = 'me';

/** A labelled select. @param {string} label @param {Choice[]} choices @param {string} now */
export function select(label, choices, now) {
  const made = el('select', {}, choices.map((one) => el('option', { value: one.id, selected: one.id === now }, one.label)));
  return { field: el('label', { class: 'field' }, el('span', { class: 'label' }, label), made), made };
}

/**
 * Asks who plays, and opens a table.
 * @param {string} title
 * @param {{seat: Seat, name: string}[]} seats
 * @param {Seat | null} own the seat that is offered first
 * @param {Offers} offers
 * @param {Fields} wish where the game begins
 */
export function playOn(title, seats, own, offers, wish) {
  const mine = select(
    say('play-seat'),
    seats.map((each) => ({ id: each.seat, label: named(each) })),
    own ?? seats[0].seat,
  );
  const others = select(
    say('play-others'),
    [...offers.players, { id: LINK, label: say('seat-link') }, { id: HERE, label: say('seat-here') }],
    offers.player,
  );
  const fault = el('p', { class: 'fault', role: 'alert', hidden: true });
  const start = button(say('play-start'), () => void open(), { kind: 'main', icon: 'ahead' });
  const made = dialog(
    title,
    seats.length > 1 ? [mine.field, others.field, fault] : [el('p', {}, say('alone-text')), fault],
    { foot: [button(say('cancel'), () => made.close()), start] },
  );

  async function open() {
    start.disabled = true;
    fault.hidden = true;
    const kinds = seats.map((each) => seatWish(each.seat === mine.made.value || seats.length === 1 ? HERE : others.made.value));
    try {
      await openTable({ ...wish, seats: kinds, language: language() });
    } catch (error) {
      fault.textContent = /** @type {Error} */ (error).message;
      fault.hidden = false;
      start.disabled = false;
    }
  }
  return made;
}

/** @param {string} kind */
function seatWish(kind) {
  return kind === HERE || kind === LINK ? { kind } : { kind: 'machine', player: kind };
}

/** @param {{seat: Seat, name: string}} each */
function named(each) {
  const letter = each.seat.toUpperCase();
  return each.name && each.name !== letter ? `${letter} · ${each.name}` : say('seat-n', { seat: letter });
}
