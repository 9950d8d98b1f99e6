/**
 * A tower that is carried from the hand to a site or to a partner, by mouse or finger.
 *
 * A finger that moves the way the hand is scrolled scrolls it; any other way it carries the tower.
 */

import { el } from './dom.js';

/** @typedef {import('./picking.js').Picking} Picking */

const DRAG = 8;
/** So far the pointer must go before something is dragged. */
const REACH = 36;
/** So far beside a site, in pixels, a tower may be dropped and still snaps to it. */

/** A tower is dragged from the hand to a site or to a partner. @param {Picking} picking @param {PointerEvent} start @param {string} tower */
export function drag(picking, start, tower) {
  if (start.button !== 0 || !start.isPrimary) return;
  picking.dragged = false;
  const open = picking.table.options.some((option) => option.tower === tower && (option.verb === 'play' || option.verb === 'pass'));
  if (!open) return;
  const carries = way(start);
  /** @type {HTMLElement | null} */
  let held = null;
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== start.pointerId) return;
    if (!held && !carries(event.clientX - start.clientX, event.clientY - start.clientY)) return;
    if (!held) {
      held = el('div', { class: `rift-held ${start.pointerType}` }, picking.table.pictures.icon('tower', tower));
      picking.board.root.append(held);
      picking.board.root.classList.add('carrying');
      picking.dragged = true;
      if (picking.table.pick.tower !== tower) picking.pick({ tower });
    }
    held.style.left = `${event.clientX}px`;
    held.style.top = `${event.clientY}px`;
    mark(picking, siteAt(picking, event));
  };
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== start.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    mark(picking, '');
    held?.remove();
    picking.board.root.classList.remove('carrying');
    if (held && event.type === 'pointerup') drop(picking, event);
    setTimeout(() => (picking.dragged = false));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** Whether a way the pointer went carries a tower. @param {PointerEvent} start @returns {(x: number, y: number) => boolean} */
function way(start) {
  if (start.pointerType !== 'touch') return (x, y) => Math.hypot(x, y) >= DRAG;
  const card = start.target instanceof Element ? start.target.closest('.tower-card') : null;
  const sideways = card ? getComputedStyle(card).touchAction === 'pan-y' : false;
  return (x, y) => (sideways ? Math.abs(x) >= DRAG && Math.abs(x) > Math.abs(y) : Math.abs(y) >= DRAG && Math.abs(y) > Math.abs(x));
}

/** The legal site under the pointer, or near it. @param {Picking} picking @param {PointerEvent} event */
function siteAt(picking, event) {
  const open = picking.board.map.sitesToPick();
  let [found, least] = ['', REACH];
  for (const place of open.keys()) {
    const box = picking.board.root.querySelector(`.rift-map [data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (!box) continue;
    const x = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const y = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    if (Math.hypot(x, y) < least) [found, least] = [place, Math.hypot(x, y)];
  }
  return found;
}

/** Shows where a tower would be dropped. @param {Picking} picking @param {string} place */
function mark(picking, place) {
  for (const site of picking.board.root.querySelectorAll('.rift-map .site')) {
    site.classList.toggle('over', place !== '' && site.getAttribute('data-place') === place);
  }
}

/** @param {Picking} picking @param {PointerEvent} event */
function drop(picking, event) {
  const { table } = picking;
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const gifts = table.of('pass').filter((option) => option.tower === table.pick.tower && `seat:${option.to}` === place);
  const only = gifts[0];
  if (gifts.length === 1 && only) return picking.answer(only);
  const site = siteAt(picking, event);
  if (site) return picking.pick({ tower: table.pick.tower, site });
  if (place.startsWith('site:')) picking.press(place);
}
