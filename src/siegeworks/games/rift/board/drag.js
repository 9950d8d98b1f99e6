/**
 * A tower that is carried from the hand to a site or to a partner, by mouse or finger.
 */

import { el } from '/static/js/dom.js';
import { carry } from '/static/js/kit/carrying.js';

/** @import { Picking } from './picking.js' */

const REACH = 36;
/** So far beside a site, in pixels, a tower may be dropped and still snaps to it. */

/** @param {Picking} picking @param {PointerEvent} start @param {string} tower */
export function drag(picking, start, tower) {
  const { table, board } = picking;
  if (start.button || !table.of('play', 'pass').some((option) => option.tower === tower)) return;
  carry(start, {
    lift: () => {
      const held = el('div', { class: `rift-held ${start.pointerType}` }, table.pictures.icon('tower', tower));
      Object.assign(held.style, { left: `${start.clientX}px`, top: `${start.clientY}px` });
      board.root.append(held);
      board.root.classList.add('carrying');
      if (table.pick.tower !== tower) picking.pick({ tower });
      return held;
    },
    over: (event) => mark(picking, siteAt(picking, event)),
    drop: (event) => drop(picking, event),
    end: () => {
      mark(picking, '');
      board.root.classList.remove('carrying');
    },
  });
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
