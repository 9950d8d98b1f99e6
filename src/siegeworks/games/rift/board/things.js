/**
 * Things on the map that are only looked at: towers, seals, bosses and their ways, what others point at.
 */

import { pressable, svg } from '/static/js/dom.js';
import { FACINGS } from './table.js';

/** @import { Built, FigureScene, HordeScene, TerrainScene } from './types.js' */
/** @import { Table } from './table.js' */

/** The ways a boss will go. @param {Table} table */
export function routes(table) {
  const boss = table.scene.boss;
  if (!boss || boss.carded) return [];
  return boss.routes.map((way) => {
    const points = way.map((space) => table.middle(space));
    const d = points.map((at, n) => `${n ? 'L' : 'M'}${at.x} ${at.y}`).join('');
    return svg('path', { class: 'route', d });
  });
}

/** @param {Table} table @param {TerrainScene} one */
export function terrain(table, one) {
  const { x, y } = table.middle(one.space);
  return svg(
    'g',
    { class: 'terrain' },
    svg('title', {}, table.catalogue.terrain[one.kind]),
    svg('rect', { x: x - 42, y: y - 42, width: 84, height: 84, rx: 10 }),
    table.pictures.use('terrain', one.kind, x - 36, y - 36, 72),
  );
}

/** A tower that is built, or would be. @param {Table} table @param {Built} built @param {number} x @param {number} y @param {number} size */
export function tower(table, built, x, y, size) {
  const group = svg('g', { class: `built seat-${built.seat} ${built.down ? 'down' : ''} ${built.fresh ? 'fresh' : ''}` });
  group.append(svg('ellipse', { class: 'foot', cx: x, cy: y + size * 0.4, rx: size * 0.4, ry: size * 0.14 }));
  group.append(table.pictures.use('tower', built.tower, x - size / 2, y - size * 0.56, size, size * 1.08));
  if (built.turn !== null) {
    const transform = `translate(${x} ${y}) rotate(${built.turn * 90})`;
    group.append(svg('path', { class: 'facing', d: 'M-11 -39L0 -53 11 -39z', transform }));
  }
  if (built.down) group.append(svg('path', { class: 'cross', d: `M${x - 14} ${y - 14}l28 28m0-28l-28 28` }));
  return group;
}

/** How many squares are open, as a seal on the card. @param {HordeScene} horde @param {number} side */
export function badge(horde, side) {
  const beaten = !horde.open;
  return svg(
    'g',
    { class: `seal ${beaten ? 'good' : ''}`, transform: `translate(${side - 2} ${side - 2})` },
    svg('circle', { r: 14 }),
    beaten
      ? svg('path', { class: 'tick', d: 'M-6 0l5 5 8-10' })
      : svg('text', { y: 6.5 }, String(horde.open)),
  );
}

/** The health of a figure. @param {FigureScene} figure @param {number} x @param {number} y */
export function pips(figure, x, y) {
  const group = svg('g', { class: 'pips' });
  const step = 9;
  const left = x - ((figure.most - 1) * step) / 2;
  group.append(svg('rect', { class: 'plate', x: left - 7, y: y - 6, width: (figure.most - 1) * step + 14, height: 12, rx: 6 }));
  for (let n = 0; n < figure.most; n += 1) {
    group.append(svg('circle', { class: n < figure.health ? 'full' : 'empty', cx: left + n * step, cy: y, r: 3.6 }));
  }
  return group;
}

/** Bosses; pressed, they say what they are about to do. @param {Table} table @param {(place: string) => void} press */
export function bosses(table, press) {
  const boss = table.scene.boss;
  if (!boss) return [];
  return boss.figures.map((space, n) => {
    const { x, y } = table.middle(space);
    const several = boss.figures.length > 1;
    const [size, up] = boss.carded ? [54, 44] : [92, 0];
    const name = several ? `${boss.id}~${n + 1}` : boss.id;
    const group = svg(
      'g',
      { class: 'boss', 'data-place': `boss:${n}` },
      svg('title', {}, table.scenario.boss?.name ?? ''),
      table.pictures.use('boss', name, x - size / 2, y - size / 2 - up, size),
    );
    pressable(group, table.scenario.boss?.name ?? '', `map boss:${n}`, () => press(`boss:${n}`));
    return group;
  });
}

/** What others point at on the map. @param {Table} table */
export function ghosts(table) {
  return Object.entries(table.ghosts).flatMap(([seat, what]) => {
    const found = [];
    const name = table.seat(seat)?.name ?? seat;
    const space = typeof what?.site === 'string' ? what.site.slice(5) : '';
    for (const reached of Array.isArray(what?.reach) ? what.reach : []) {
      const at = table.middle(String(reached));
      found.push(svg('rect', { class: `ghost-reach seat-${seat}`, x: at.x - 46, y: at.y - 46, width: 92, height: 92, rx: 14 }));
    }
    if (!space) return found;
    const { x, y } = table.middle(space);
    const group = svg('g', { class: `ghost seat-${seat}` }, svg('title', {}, table.say('points-at', { name })));
    group.append(svg('rect', { x: x - 47, y: y - 47, width: 94, height: 94, rx: 20 }));
    if (what.tower && table.catalogue.towers[what.tower]) {
      group.append(table.pictures.use('tower', what.tower, x - 37, y - 41, 74, 80));
      const turn = Math.max(0, FACINGS.indexOf(what.facing ?? '')) * 90;
      group.append(svg('path', { class: 'facing', d: 'M-11 -39L0 -53 11 -39z', transform: `translate(${x} ${y}) rotate(${turn})` }));
    }
    return [...found, group];
  });
}
