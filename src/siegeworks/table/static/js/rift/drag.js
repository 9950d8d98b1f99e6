/**
 * A tower that is dragged from the hand with the mouse; by touch it is tapped instead.
 *
 * @module rift/drag
 */

import { el } from './dom.js';

/** @typedef {import('./picking.js').Picking} Picking */

const DRAG = 8;
/** So far the pointer must go before something is dragged. */

/** A tower is dragged from the hand to a site or to a partner. @param {Picking} picking @param {PointerEvent} start @param {string} tower */
export function drag(picking, start, tower) {
  if (start.button !== 0 || start.pointerType === 'touch') return;
  picking.dragged = false;
  const open = picking.table.options.some((option) => option.tower === tower && (option.verb === 'play' || option.verb === 'pass'));
  if (!open) return;
  /** @type {HTMLElement | null} */
  let held = null;
  const move = (/** @type {PointerEvent} */ event) => {
    if (!held && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG) return;
    if (!held) {
      held = el('div', { class: 'rift-held' }, picking.table.pictures.icon('tower', tower));
      picking.board.root.append(held);
      picking.dragged = true;
      if (picking.table.pick.tower !== tower) picking.pick({ tower });
    }
    held.style.left = `${event.clientX}px`;
    held.style.top = `${event.clientY}px`;
  };
  const end = (/** @type {PointerEvent} */ event) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    held?.remove();
    if (held) drop(picking, event);
    setTimeout(() => (picking.dragged = false));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** @param {Picking} picking @param {PointerEvent} event */
function drop(picking, event) {
  const { table } = picking;
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')?.getAttribute('data-place') ?? '';
  if (picking.board.map.sitesToPick().has(place)) return picking.pick({ tower: table.pick.tower, site: place });
  const gifts = table.of('pass').filter((option) => option.tower === table.pick.tower && `seat:${option.to}` === place);
  const only = gifts[0];
  if (gifts.length === 1 && only) return picking.answer(only);
  if (place.startsWith('site:')) picking.press(place);
}
