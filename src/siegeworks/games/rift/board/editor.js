/**
 * The palette of Rift: hordes and what lies on them, towers, figures, the round, decks, storms, a boss.
 */

import { say } from '/static/js/phrases.js';
import { linesOf, put, without } from '/static/js/pages/linetext.js';
import { group, grouped, named, NONE, preview, seatChoices, tick } from '/static/js/pages/palettefields.js';
import { select } from '/static/js/pages/playon.js';
import { Figures, people, spaces } from './editor-figures.js';
import { Pieces } from './editor-pieces.js';
import * as rift from './rifttext.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/pages/palettefields.js').Choice} Choice */
/** @typedef {import('/static/js/pages/palettefields.js').Setting} Setting */
/** @typedef {import('/static/js/pages/palettefields.js').Tools} Tools */
/** @typedef {import('./rifttext.js').Subject} Subject */

const ROUND = { head: 'round' };
const BOSS = { head: 'boss' };
const STORMS = { head: 'storms' };
const MOST = { health: 20, crystals: 99, destroyed: 20, round: 99 };
const BANNABLE = 3;
const NO_TERRAIN = 'none';
const LIFE = 'life';

/** What is agreed on before a game and is chosen among the tools. */
export const AGREED = ['storms'];

/**
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 * @returns {HTMLElement[]}
 */
export function palette(setting, catalogue, tools) {
  const scenario = catalogue.scenarios[setting.game.split('/')[1]];
  return [
    hordes(scenario, catalogue, tools),
    new Pieces(scenario, catalogue, tools).group(),
    towers(setting, scenario, catalogue, tools),
    new Figures(setting, scenario, catalogue, tools).group(),
    round(setting, scenario, catalogue, tools),
    group(say('positions-spells'), named(catalogue.spells).map((one) => member(tools, { head: 'spells' }, one))),
    ...(setting.seats.length > 1 ? [] : [group(catalogue.phrases.bench, named(people(catalogue)).map((one) => member(tools, { head: 'bench' }, one)))]),
    ...(scenario.terrain.length ? [terrain(scenario, catalogue, tools)] : []),
    storms(setting, catalogue, tools),
    ...(scenario.boss ? [boss(scenario, catalogue, tools)] : []),
    lasting(scenario, catalogue, tools),
  ];
}

/**
 * Whether something is on a list.
 * @param {Tools} tools
 * @param {Subject} subject
 * @param {Choice} one
 */
function member(tools, subject, one) {
  return tools.check(
    one.label,
    (text) => rift.listed(text, subject).includes(one.id),
    (text, on) => rift.list(text, subject, on ? [...rift.listed(text, subject), one.id] : rift.listed(text, subject).filter((each) => each !== one.id)),
  );
}

/** The cards of hordes, portals and bosses, and those of drills. @param {Plain} catalogue */
function hordeCards(catalogue) {
  const known = named(catalogue.cards).map((one) => ({ id: one.id, label: `${one.label} · ${one.id}` }));
  /** @param {Choice} one */
  const kind = (one) => (one.id.startsWith('drill-') ? 'drill' : catalogue.cards[one.id].kind === 'horde' ? 'horde' : 'other');
  return grouped(say('positions-horde'), [
    [say('positions-hordes'), known.filter((one) => kind(one) === 'horde')],
    [say('positions-others'), known.filter((one) => kind(one) === 'other')],
    [say('drills'), known.filter((one) => kind(one) === 'drill')],
  ]);
}

/**
 * Horde cards on the map, under a deck, among the ghosts, or out of the game.
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function hordes(scenario, catalogue, tools) {
  const card = hordeCards(catalogue);
  const ways = (scenario.boss?.routes ?? []).flat().filter((/** @type {string} */ space) => !scenario.paths.includes(space));
  /** @param {string} space */
  const choice = (space) => ({ id: space, label: space });
  const decks = scenario.tokens.map((/** @type {Plain} */ token) => ({ id: `deck:${token.number}`, label: say('positions-deck', { n: token.number }) }));
  const piles = [{ id: 'ghosts:', label: catalogue.phrases.ghosts }, { id: 'removed:', label: say('positions-removed') }];
  const place = grouped(say('positions-place'), [
    [say('positions-spaces'), scenario.paths.map(choice)],
    [scenario.boss?.name ?? '', [...new Set(ways)].map((space) => choice(String(space)))],
    [say('positions-decks'), [...decks, ...piles]],
  ]);
  /** The line of the pile that is chosen; null for a space. @returns {Subject | null} */
  const pile = () => {
    const [head, about] = place.made.value.split(':');
    return about === undefined ? null : about ? { head, about } : { head };
  };
  const stage = tools.act(say('positions-stage'), (text) => rift.append(text, pile() ?? { head: 'deck' }, '|'));
  const suit = () => (stage.hidden = pile()?.head !== 'deck');
  place.made.addEventListener('input', suit);
  suit();
  return group(say('positions-hordes'), [card.field, place.field], [
    preview(card.made, 'rift/card'),
    tools.act(say('positions-put'), (text) => {
      const there = pile();
      return there ? rift.append(text, there, card.made.value) : rift.addHorde(text, card.made.value, place.made.value);
    }, { kind: 'main' }),
    tools.act(say('positions-clear'), (text) => {
      const there = pile();
      return there ? rift.remove(text, there) : rift.removeHordes(text, place.made.value);
    }),
    stage,
  ]);
}

/**
 * @param {Setting} setting
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function towers(setting, scenario, catalogue, tools) {
  const tower = select(say('positions-tower'), named(catalogue.towers), '');
  const seat = select(say('positions-seat'), seatChoices(setting.seats), setting.seats[0]);
  const place = grouped(say('positions-place'), [
    [say('positions-hands'), [{ id: 'hand', label: say('positions-hand') }, { id: 'passed', label: say('positions-passed') }]],
    [say('positions-sites'), scenario.sites.map((/** @type {Plain} */ site) => ({ id: `site:${site.space}`, label: site.space }))],
  ]);
  const down = tick(say('positions-face-down'));
  /** The line of the site that is chosen; null for a hand. @returns {Subject | null} */
  const site = () => {
    const [head, about] = place.made.value.split(':');
    return about ? { head, about } : null;
  };
  const suit = () => (down.field.hidden = !site());
  place.made.addEventListener('input', suit);
  suit();
  return group(say('positions-towers'), [tower.field, seat.field, place.field, down.field], [
    preview(tower.made, 'rift/tower'),
    tools.act(say('positions-put'), (text) => {
      const there = site();
      if (!there) return rift.giveTower(text, seat.made.value, place.made.value, tower.made.value);
      return rift.list(text, there, [...rift.listed(text, there), `${tower.made.value}/${seat.made.value}${down.made.checked ? '!' : ''}`]);
    }, { kind: 'main' }),
    tools.act(say('positions-clear'), (text) => {
      const there = site();
      return there ? rift.remove(text, there) : rift.setValues(text, { head: seat.made.value }, place.made.value, []);
    }),
  ]);
}

/**
 * @param {Setting} setting
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function round(setting, scenario, catalogue, tools) {
  /** @param {string} word */
  const read = (word) => (/** @type {string} */ text) => rift.values(text, ROUND, word)[0] ?? '';
  /** @param {string} word */
  const write = (word) => (/** @type {string} */ text, /** @type {string} */ value) => rift.setValues(text, ROUND, word, value ? [value] : []);
  const phases = Object.entries(catalogue.phases).filter(([id]) => id !== 'set-up').map(([id, label]) => ({ id, label: String(label) }));
  const colours = Object.entries(catalogue.colours).slice(0, BANNABLE).map(([id, label]) => ({ id, label: String(label) }));
  return group(say('positions-round'), [
    tools.number(say('positions-round-number'), MOST.round, rift.roundOf, (text, value) => (value ? rift.sayRound(text, value) : text)),
    tools.saying(say('positions-phase'), phases, read('phase'), write('phase')),
    tools.number(say('positions-health'), MOST.health, read('health'), write('health')),
    tools.number(say('positions-crystals'), MOST.crystals, read('crystals'), write('crystals')),
    tools.number(catalogue.phrases.portals, MOST.destroyed, read('destroyed'), write('destroyed')),
    setting.seats.length > 1 ? null : tools.saying(say('positions-banned'), colours, read('banned'), write('banned')),
    tools.check(catalogue.phrases['last-round'], (text) => rift.hasFlag(text, ROUND, 'last-round'), (text, on) => rift.setFlag(text, ROUND, 'last-round', on)),
    ...scenario.tokens.map((/** @type {Plain} */ token) => opened(String(token.number), tools)),
  ]);
}

/** Whether a token was opened in this round. @param {string} token @param {Tools} tools */
function opened(token, tools) {
  return tools.check(
    say('positions-opened', { n: token }),
    (text) => rift.values(text, ROUND, 'opened').includes(token),
    (text, on) => rift.setValues(text, ROUND, 'opened', on ? [...rift.values(text, ROUND, 'opened'), token] : rift.values(text, ROUND, 'opened').filter((each) => each !== token)),
  );
}

/**
 * The terrain cards that are still there: all of them unless a line says which.
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function terrain(scenario, catalogue, tools) {
  const subject = { head: 'terrain' };
  const kinds = /** @type {string[]} */ ([...new Set(scenario.terrain)]);
  /** @param {string} text */
  const there = (text) => (rift.has(text, subject) ? rift.listed(text, subject).filter((each) => each !== NO_TERRAIN) : kinds);
  return group(say('positions-terrain'), kinds.map((kind) =>
    tools.check(catalogue.terrain[kind], (text) => there(text).includes(kind), (text, on) => {
      const now = kinds.filter((each) => (each === kind ? on : there(text).includes(each)));
      return now.length === kinds.length ? rift.remove(text, subject) : rift.list(text, subject, now.length ? now : [NO_TERRAIN]);
    }),
  ));
}

/**
 * Cards in a field of a line: a select to add one, and those that are there.
 * @param {Tools} tools
 * @param {Subject} subject
 * @param {string} field
 * @param {string} label
 * @param {Choice[]} choices
 * @param {(text: string) => string} [prepared] what must be said first
 */
function pile(tools, subject, field, label, choices, prepared = (text) => text) {
  /** @param {string} id */
  const called = (id) => choices.find((one) => one.id === id)?.label ?? id;
  const adding = tools.saying(label, choices, () => '', (text, value) => {
    const now = prepared(text);
    return value ? rift.setValues(now, subject, field, [...rift.values(now, subject, field), value]) : text;
  });
  const standing = tools.standing((text) =>
    rift.values(text, subject, field).map((id, at) => ({
      label: called(id),
      remove: (now) => rift.setValues(now, subject, field, rift.values(now, subject, field).filter((_, place) => place !== at)),
    })),
  );
  return [adding, standing];
}

/**
 * Portal storms: whether they are played with, the one in force, the one that gathers, the deck.
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function storms(setting, catalogue, tools) {
  const known = named(catalogue.storms);
  /** @param {string} field @param {string} label */
  const said = (field, label) =>
    tools.saying(label, known, (text) => rift.values(text, STORMS, field)[0] ?? '', (text, value) => rift.setValues(text, STORMS, field, value ? [value] : []));
  return group(catalogue.phrases.storms, [
    ...setting.agreed(AGREED),
    said('raging', catalogue.phrases.storm),
    said('gathering', say('positions-gathering')),
    ...pile(tools, STORMS, 'deck', say('positions-storm-deck'), known),
  ]);
}

/**
 * A boss: how far its figures went, which cards are left.
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function boss(scenario, catalogue, tools) {
  const { routes, lives, actions, name } = scenario.boss;
  /** A line that says what holds as long as there is none. @param {string} text */
  const begun = (text) => {
    if (rift.has(text, BOSS)) return text;
    const carded = rift.hordesIn(text).some((one) => catalogue.cards[one.card]?.kind === LIFE);
    let now = carded || !lives.length ? text : rift.addHorde(text, lives[0], routes[0][0]);
    now = rift.setValues(now, BOSS, 'steps', routes.map(() => '0'));
    if (carded) return now;
    return rift.setValues(rift.setValues(now, BOSS, 'lives', lives.slice(1)), BOSS, 'actions', actions.toReversed());
  };
  /** @param {string[]} ids @param {Record<string, Plain>} things */
  const choices = (ids, things) => [...new Set(ids)].map((id) => ({ id, label: String(things[id].name) }));
  const cards = choices(lives, catalogue.cards).map((one) => ({ id: one.id, label: `${one.label} · ${one.id}` }));
  const steps = routes.map((/** @type {string[]} */ way, /** @type {number} */ figure) =>
    tools.saying(
      routes.length > 1 ? `${say('positions-hero-at')} (${figure + 1})` : say('positions-hero-at'),
      way.map((space, step) => ({ id: String(step), label: space })),
      (text) => rift.values(text, BOSS, 'steps')[figure] ?? '0',
      (text, value) => rift.setValues(begun(text), BOSS, 'steps', rift.values(begun(text), BOSS, 'steps').with(figure, value || '0')),
    ),
  );
  return group(name, [
    ...steps,
    ...(lives.length ? pile(tools, BOSS, 'lives', say('positions-lives'), cards, begun) : []),
    ...(actions.length ? pile(tools, BOSS, 'actions', catalogue.phrases['boss-cards'], choices(actions, catalogue.actions), begun) : []),
    ...(actions.length ? pile(tools, BOSS, 'spent', catalogue.phrases['boss-spent'], choices(actions, catalogue.actions), begun) : []),
  ]);
}

/**
 * What lasts until the end of the round.
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function lasting(scenario, catalogue, tools) {
  /** @type {Record<string, string>} */
  const called = { protected: catalogue.phrases.lasting, aegis: say('positions-aegis'), reborn: catalogue.abilities.resurrection.name };
  const kind = select(say('positions-what'), Object.entries(called).map(([id, label]) => ({ id, label })), '');
  const hero = select(say('seat-hero'), named(catalogue.heroes), '');
  const space = select(say('positions-waits'), [NONE, ...spaces(scenario).filter((one) => scenario.paths.includes(one.id))], '');
  const suit = () => (space.field.hidden = kind.made.value !== 'reborn');
  kind.made.addEventListener('input', suit);
  suit();
  const said = () => ['lasting', kind.made.value, hero.made.value, ...(space.field.hidden || !space.made.value ? [] : ['@', space.made.value])].join(' ');
  return group(
    say('positions-lasting-round'),
    [kind.field, hero.field, space.field],
    [
      tools.act(say('positions-add'), (text) => put(text, -1, said()), { kind: 'main' }),
      tools.standing((text) =>
        linesOf(text, 'lasting').map(({ at, words: [first = '', who = '', ...rest] }) => ({
          label: `${called[first] ?? first}: ${[catalogue.heroes[who]?.name ?? who, ...rest].join(' ')}`,
          remove: (now) => without(now, at),
        })),
      ),
    ],
  );
}
