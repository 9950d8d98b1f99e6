/**
 * What is coming: arrows on the map and a strip in words, of the end of the round tried out.
 */

import { clauseLink } from '/static/js/clauses.js';
import { el, svg } from '/static/js/dom.js';
import { WAYS } from './table.js';

/** @import { HordeScene } from './types.js' */
/** @import { Table } from './table.js' */

/** What each horde would do: where it would go, whether it falls, is held, leaves. @param {Table} table */
function fates(table) {
  /** @type {Map<number, { way: string[], falls?: boolean, held?: boolean, cost?: number, left?: boolean }>} */
  const found = new Map();
  for (const { kind, facts } of table.ahead?.events ?? []) {
    const horde = Number(facts.horde ?? 0);
    if (!horde || !table.horde(horde)) continue;
    const fate = found.get(horde) ?? { way: [] };
    found.set(horde, fate);
    if (kind === 'HordeMoved' && facts.space) fate.way.push(facts.space);
    if (kind === 'HordeDefeated') fate.falls = true;
    if (kind === 'HordeBlocked') fate.held = true;
    if (kind === 'HordeLeft') Object.assign(fate, { left: true, cost: facts.n });
  }
  return found;
}

/** Arrows and signs on the map. @param {Table} table */
export function aheadMarks(table) {
  if (!table.ahead?.known) return [];
  const marks = [];
  for (const [serial, fate] of fates(table)) {
    const horde = table.horde(serial);
    if (!horde) continue;
    const from = table.middle(horde.space);
    if (fate.way.length) {
      const points = steps(table, horde, fate.way).map((space) => table.middle(space));
      marks.push(arrow([from, ...points], fate.left ? 'leaves' : 'moves'));
    }
    const last = fate.way.length ? table.middle(String(fate.way.at(-1))) : from;
    if (fate.left) {
      const way = WAYS[horde.turn] ?? { x: 0, y: 0 };
      marks.push(arrow([last, { x: last.x + way.x * 74, y: last.y + way.y * 74 }], 'leaves'));
      marks.push(sign(table, last.x + way.x * 58, last.y + way.y * 58, 'leaves', fate.cost ? `−${fate.cost}` : '0'));
    }
    if (fate.held && !fate.falls && !fate.way.length) marks.push(sign(table, from.x + 33, from.y - 34, 'held', ''));
  }
  return [...marks, ...wounds(table)];
}

/** Every space on the way, those that are jumped over too. @param {Table} table @param {HordeScene} horde @param {string[]} way */
function steps(table, horde, way) {
  const token = table.scenario.tokens.find((one) => one.number === horde.token);
  const path = /** @type {string[]} */ (token?.path ?? []);
  const [from, to] = [path.indexOf(horde.space), path.indexOf(String(way.at(-1)))];
  return from >= 0 && to > from ? path.slice(from + 1, to + 1) : way;
}

/** @param {{ x: number, y: number }[]} points @param {string} style */
function arrow(points, style) {
  const [first, ...rest] = points;
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? last;
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const tip = { x: last.x - Math.cos(angle) * 14, y: last.y - Math.sin(angle) * 14 };
  const start = edge(first ?? last, rest[0] ?? last);
  const line = [...rest.slice(0, -1), tip].map((at) => `L${at.x} ${at.y}`).join('');
  const turn = (angle * 180) / Math.PI;
  const d = `M${start.x} ${start.y}${line}`;
  return svg(
    'g',
    { class: `arrow ${style}` },
    svg('path', { class: 'under', d }),
    svg('path', { class: 'line', d }),
    svg('path', { class: 'head', d: 'M0 0L-20 -13 -20 13z', transform: `translate(${last.x} ${last.y}) rotate(${turn})` }),
  );
}

/** Where an arrow leaves a card. @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
function edge(from, to) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const out = Math.min(40, far * 0.4);
  return { x: from.x + ((to.x - from.x) / far) * out, y: from.y + ((to.y - from.y) / far) * out };
}

/** @param {Table} table @param {number} x @param {number} y @param {string} style @param {string} text */
function sign(table, x, y, style, text) {
  const group = svg('g', { class: `fate ${style}`, transform: `translate(${x} ${y})` });
  if (style === 'leaves') {
    group.append(svg('rect', { x: -26, y: -15, width: 52, height: 30, rx: 15 }));
    group.append(table.pictures.use('token', 'health', -24, -12, 24), svg('text', { x: 12, y: 7 }, text));
  } else {
    group.append(svg('circle', { r: 15 }));
    group.append(svg('path', { d: 'M-6 -6h12v5c0 5-3 8-6 9-3-1-6-4-6-9z' }));
  }
  return group;
}

/** Wounds that heroes would take. @param {Table} table */
function wounds(table) {
  /** @type {Map<string, number>} */
  const hurt = new Map();
  for (const { kind, facts } of table.ahead?.events ?? []) {
    if (kind === 'Wounded' && facts.figure) hurt.set(facts.figure, (hurt.get(facts.figure) ?? 0) + 1);
  }
  const found = [];
  for (const [hero, number] of hurt) {
    const figure = table.scene.figures.find((one) => one.hero === hero);
    if (!figure?.space) continue;
    const { x, y } = table.middle(figure.space);
    found.push(
      svg(
        'g',
        { class: 'fate wound', transform: `translate(${x - 34} ${y + 36})` },
        svg('rect', { x: -18, y: -13, width: 48, height: 26, rx: 13 }),
        table.pictures.use('token', 'wound', -17, -11, 22),
        svg('text', { x: 16, y: 6 }, `−${number}`),
      ),
    );
  }
  return found;
}

/** The strip below the map. @param {Table} table @param {() => void} toggle */
export function aheadStrip(table, toggle) {
  const { ahead, say } = table;
  if (!ahead?.known) return null;
  const { events = [] } = ahead;
  const count = (/** @type {string} */ kind) => events.filter((one) => one.kind === kind).length;
  const hordes = (/** @type {string} */ kind) => new Set(events.filter((one) => one.kind === kind).map((one) => one.facts.horde)).size;
  const parts = [
    ['falls', count('HordeDefeated'), 'good'],
    ['held', hordes('HordeBlocked'), ''],
    ['moves', hordes('HordeMoved'), ''],
    ['leaves', count('HordeLeft'), 'bad'],
    ['wounds', count('Wounded'), 'bad'],
    ['heals', count('HordeHealed'), 'bad'],
  ].filter(([, number]) => number);
  const tags = parts.map(([key, n, style]) => el('li', { class: `tag ${style}` }, say(String(key), { n: Number(n) })));
  if (ahead.health) tags.push(el('li', { class: 'tag bad' }, table.pictures.icon('token', 'health'), `−${-ahead.health}`));
  if (ahead.crystals) tags.push(el('li', { class: 'tag good' }, table.pictures.icon('token', 'crystal'), `+${ahead.crystals}`));
  if (ahead.lost) tags.push(el('li', { class: 'tag bad' }, say('kingdom-falls')));
  if (ahead.unknown) tags.push(el('li', { class: 'soft small' }, say('unknown')));
  if (!tags.length) tags.push(el('li', { class: 'soft' }, say('nothing-happens')));
  const lines = (ahead.lines ?? []).map((line) =>
    el('li', { class: line.head ? 'head' : '' }, line.text, ' ', line.head ? '' : clauseLink(line.clause)),
  );
  return el(
    'section',
    { class: `rift-ahead ${ahead.lost ? 'grave' : ''}`, 'aria-label': say('if-now') },
    el(
      'div',
      { class: 'line' },
      el('button', { class: 'rift-eye', type: 'button', 'aria-pressed': String(table.arrows), 'data-key': 'arrows', onclick: toggle }, say('if-now')),
      el('ul', { class: 'tags' }, ...tags),
    ),
    el(
      'details',
      {},
      el('summary', { 'data-key': 'ahead-lines' }, say('line-by-line')),
      el('ol', { class: 'lines' }, ...lines),
    ),
  );
}
