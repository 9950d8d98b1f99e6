/**
 * The palette of Siegestorm: cards and their marks, the turn, the boss, what lasts.
 */

import { say } from '/static/js/phrases.js';
import { linesOf, put, without } from '/static/js/pages/linetext.js';
import { count, group, grouped, named, NONE, offer, preview, seatChoices, tick } from '/static/js/pages/palettefields.js';
import { select } from '/static/js/pages/playon.js';
import * as siege from './siegetext.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/pages/palettefields.js').Choice} Choice */
/** @typedef {import('/static/js/pages/palettefields.js').Setting} Setting */
/** @typedef {import('/static/js/pages/palettefields.js').Tools} Tools */
/** Who sits there, and the seat of the boss. @typedef {Setting & {boss: string}} Seated */

/** What is agreed on before a game and is chosen among the tools. */
export const AGREED = ['boss', 'difficulty', 'base_deck', 'advanced_deck'];

const STEPS = ['prepare', 'draw', 'deploy'];
const DONE = 'end';
const TRACK = [1, 2, 3];
const RING = 'siegestorm/last-man-standing';
const COOP = 'siegestorm/coop';
const BOSS_MODES = ['siegestorm/solo', COOP];
const LETTERS = ['a', 'b', 'c', 'd'];
const BOSS = 'boss';
const MOST_CARDS = 20;
const MOST_TOKENS = 99;
const MOST_CHANGE = 99;
/** Where a creature stands. */
const SPACES = ['track', 'front', 'land'];
/** Where a card is in play and may be another player's. */
const IN_PLAY = [...SPACES, 'support'];
/** What may last, with the fields that say of what. @type {Record<string, string[]>} */
const LASTING = {
  protected: ['seat'],
  'free-shapeshift': ['seat'],
  unopposed: ['track'],
  boost: ['square', 'att', 'def', 'by'],
  shifted: ['seat', 'square', 'card'],
};

/** Everybody, the boss last. @param {Seated} setting @param {Plain} terms @returns {Choice[]} */
function everybody(setting, terms) {
  const boss = setting.boss && { id: setting.boss, label: String(terms.boss) };
  return boss ? [...seatChoices(setting.seats), boss] : seatChoices(setting.seats);
}

/** The tracks of a seat, and how they are told apart. @param {Seated} setting */
function sides(setting) {
  return setting.game === RING ? [say('positions-left'), say('positions-right')] : [''];
}

/**
 * The places of a seat, with what they are called.
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {string} seat
 * @returns {Choice[]}
 */
function places(setting, catalogue, seat) {
  const { terms } = catalogue;
  const boss = seat === setting.boss;
  const fronts = boss && setting.game === COOP ? setting.seats.map((each) => each.toUpperCase()) : sides(setting);
  /** @param {string} key @param {string} side */
  const called = (key, side) => (side ? `${terms[key]} (${side})` : String(terms[key]));
  return [
    ...(boss ? [{ id: 'reserves', label: terms.reserves }] : []),
    { id: 'hand', label: terms.hand },
    ...sides(setting).flatMap((side, at) => TRACK.map((space) => ({ id: `track:${at + 1}:${space}`, label: `${called('war-track', side)} ${space}` }))),
    ...fronts.map((side, at) => ({ id: `front:${at + 1}`, label: called('frontline', side) })),
    ...landsOf(setting, seat).map(([which, side]) => ({ id: `land:${which}`, label: called('no-mans-land', side) })),
    ...(boss ? [] : [{ id: 'support', label: terms.supporters }]),
    { id: 'resources', label: terms.resources },
    { id: 'casualties', label: terms.casualties },
    { id: 'healing', label: terms['healing-pile'] },
    { id: 'removed', label: catalogue.say.removed },
  ];
}

/**
 * The No Man's Lands a seat plays on, by number, and how they are told apart.
 * @param {Seated} setting
 * @param {string} seat
 * @returns {[number, string][]}
 */
function landsOf(setting, seat) {
  const { seats, game } = setting;
  const at = seats.indexOf(seat);
  if (game === RING) return [[at + 1, say('positions-left')], [((at + seats.length - 1) % seats.length) + 1, say('positions-right')]];
  if (game !== COOP) return [[1, '']];
  return at < 0 ? seats.map((each, place) => [place + 1, each.toUpperCase()]) : [[at + 1, '']];
}

/** A track in the notation. @param {Seated} setting @param {string} seat @param {string} which */
function trackName(setting, seat, which) {
  return setting.game === RING ? `${seat}${which === '1' ? 'l' : 'r'}` : seat;
}

/** A space in the notation. @param {Seated} setting @param {string} seat @param {string} place */
function squareName(setting, seat, place) {
  const [name, which, space] = place.split(':');
  if (name === 'land') return [RING, COOP].includes(setting.game) ? `n${which}` : 'n';
  if (name === 'track') return `${trackName(setting, seat, which)}${space}`;
  return seat === setting.boss && setting.game === COOP ? `${seat}f${which}` : `${trackName(setting, seat, which)}f`;
}

/** Every space of the Battlefield. @param {Seated} setting @param {Plain} catalogue @returns {Choice[]} */
function squares(setting, catalogue) {
  const found = everybody(setting, catalogue.terms).flatMap((seat) =>
    places(setting, catalogue, seat.id)
      .filter((place) => SPACES.includes(place.id.split(':')[0]))
      .map((place) => {
        const id = squareName(setting, seat.id, place.id);
        return { id, label: id.startsWith('n') ? `${id} · ${place.label}` : `${id} · ${seat.label} · ${place.label}` };
      }),
  );
  return found.filter((one, at) => found.findIndex((other) => other.id === one.id) === at);
}

/** Every card, by faction. @param {Plain} catalogue @returns {[string, Choice[]][]} */
function decks(catalogue) {
  /** @type {Record<string, Choice[]>} */
  const found = {};
  for (const one of named(catalogue.cards)) (found[catalogue.cards[one.id].faction] ??= []).push(one);
  return Object.entries(found).map(([deck, each]) => [catalogue.factions[deck] ?? deck, each]);
}

/**
 * Cards in any place, with what may be said of one that is in play.
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function cards(setting, catalogue, tools) {
  const { terms } = catalogue;
  const who = everybody(setting, terms);
  const seat = select(say('positions-seat'), who, who[0].id);
  const place = select(say('positions-place'), places(setting, catalogue, who[0].id), 'hand');
  const card = grouped(say('positions-card'), decks(catalogue));
  const times = count(say('positions-times'), 1, MOST_CARDS, 1);
  const owner = select(say('positions-owner'), [NONE, ...who], '');
  const gang = count(terms['gang-token'], 0, MOST_TOKENS, '');
  const spirit = count(terms['spirit-token'], 0, MOST_TOKENS, '');
  const committed = tick(catalogue.say.committed);
  const zone = () => place.made.value.split(':')[0];
  const suit = () => {
    times.field.hidden = SPACES.includes(zone());
    owner.field.hidden = !IN_PLAY.includes(zone());
    gang.field.hidden = spirit.field.hidden = !SPACES.includes(zone());
    committed.field.hidden = zone() !== 'support';
  };
  const word = () =>
    [
      card.made.value,
      !owner.field.hidden && owner.made.value && owner.made.value !== seat.made.value ? `/${owner.made.value}` : '',
      !committed.field.hidden && committed.made.checked ? '!' : '',
      !gang.field.hidden && Number(gang.made.value) ? `+g${Number(gang.made.value)}` : '',
      !spirit.field.hidden && Number(spirit.made.value) ? `+s${Number(spirit.made.value)}` : '',
    ].join('');
  seat.made.addEventListener('input', () => {
    offer(place.made, places(setting, catalogue, seat.made.value));
    suit();
  });
  place.made.addEventListener('input', suit);
  suit();
  return group(
    say('positions-cards'),
    [seat.field, place.field, card.field, times.field, owner.field, gang.field, spirit.field, committed.field],
    [
      preview(card.made, 'siegestorm/card'),
      tools.act(say('positions-put'), (text) => siege.putCard(text, seat.made.value, place.made.value, word(), Number(times.made.value) || 1), { kind: 'main' }),
      tools.act(say('positions-clear'), (text) => siege.clear(text, seat.made.value, place.made.value)),
    ],
  );
}

/**
 * Whose turn it is, its step, what was done in it; in Co-op of the partner too; who is out.
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function turn(setting, catalogue, tools) {
  const { terms, say: own } = catalogue;
  const steps = STEPS.map((step) => ({ id: step, label: say(`positions-step-${step}`) }));
  /** @param {string} word @param {string} label @param {Choice[]} choices */
  const said = (word, label, choices) =>
    tools.saying(label, choices, (text) => siege.turnSays(text, word) ?? '', (text, value) => siege.sayTurn(text, word, value || null));
  /** @param {string} word @param {string} label */
  const flag = (word, label) =>
    tools.check(label, (text) => siege.turnSays(text, word) !== null, (text, on) => siege.sayTurn(text, word, on ? '' : null));
  const [left, right] = sides(setting);
  const together = setting.game === COOP;
  /** @param {string} label */
  const ofPartner = (label) => `${terms.partner}: ${label}`;
  return group(say('positions-turn'), [
    said('active', say('positions-active'), seatChoices(setting.seats)),
    said('step', say('positions-step'), steps),
    tools.number(say('positions-turn-number'), 200, (text) => siege.turnSays(text, 'turn') ?? '', (text, value) => siege.sayTurn(text, 'turn', value || null)),
    together ? said('partner', ofPartner(say('positions-step')), [...steps, { id: DONE, label: own['step-end'] }]) : null,
    flag('deployed', left ? `${say('positions-deployed')} (${left})` : say('positions-deployed')),
    right ? flag('deployed-right', `${say('positions-deployed')} (${right})`) : null,
    flag('extra', say('positions-extra')),
    flag('extra-turn', say('positions-extra-turn')),
    together ? flag('partner-deployed', ofPartner(say('positions-deployed'))) : null,
    together ? flag('partner-extra', ofPartner(say('positions-extra'))) : null,
    ...(right ? setting.seats : []).map((seat) =>
      tools.check(`${say('seat-n', { seat: seat.toUpperCase() })}: ${own.out}`, (text) => siege.isOut(text, seat), (text, on) => siege.setOut(text, seat, on)),
    ),
  ]);
}

/**
 * Which boss it is, and what its boards show.
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function boss(setting, catalogue, tools) {
  const { terms, levels, say: own } = catalogue;
  const menace = levels.map((/** @type {number} */ level) => ({ id: String(level), label: String(level) }));
  return group(terms.boss, [
    ...setting.agreed(AGREED),
    tools.saying(terms['menace-level'], menace, (text) => siege.bossSays(text, 'menace'), (text, value) => siege.sayBoss(text, 'menace', value)),
    tools.number(terms['life-points'], 99, (text) => siege.bossSays(text, 'life'), (text, value) => siege.sayBoss(text, 'life', value)),
    tools.check(`${terms.reserves}: ${own['token-used']}`, (text) => siege.bossSays(text, siege.RESERVES_USED) !== '', (text, on) =>
      siege.sayBoss(text, siege.RESERVES_USED, on ? siege.RESERVES_USED : ''),
    ),
  ]);
}

/**
 * What lasts until the end of the turn, and which abilities were used in it.
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function lasting(setting, catalogue, tools) {
  const { terms, say: own } = catalogue;
  /** @type {Record<string, string>} */
  const called = {
    protected: own['mark-protected'],
    'free-shapeshift': own['mark-free-shapeshift'],
    unopposed: own['mark-unopposed'],
    boost: say('positions-boost'),
    shifted: say('positions-shifted'),
  };
  const who = everybody(setting, terms);
  const kind = select(say('positions-what'), Object.keys(LASTING).map((id) => ({ id, label: called[id] })), '');
  const tracks = who.flatMap((one) =>
    sides(setting).map((side, at) => ({ id: trackName(setting, one.id, String(at + 1)), label: side ? `${one.label} (${side})` : one.label })),
  );
  /** @type {Record<string, {field: HTMLElement, made: HTMLSelectElement | HTMLInputElement}>} */
  const fields = {
    seat: select(say('positions-seat'), who, who[0].id),
    track: select(terms['war-track'], tracks, ''),
    square: select(say('positions-square'), squares(setting, catalogue), ''),
    att: count(terms.att, -MOST_CHANGE, MOST_CHANGE, 1),
    def: count(terms.def, -MOST_CHANGE, MOST_CHANGE, 0),
    by: select(say('positions-by'), [NONE, ...who], ''),
    card: grouped(say('positions-card'), decks(catalogue)),
  };
  const suit = () => {
    for (const [name, one] of Object.entries(fields)) one.field.hidden = !LASTING[kind.made.value].includes(name);
  };
  kind.made.addEventListener('input', suit);
  suit();
  /** What a field says in the notation. @param {string} name */
  const words = (name) => {
    const { value } = fields[name].made;
    if (name === 'by') return value && `by ${value}`;
    return name === 'att' || name === 'def' ? signed(Number(value) || 0) : value;
  };
  return group(
    say('positions-lasting'),
    [kind.field, ...Object.values(fields).map((one) => one.field)],
    [
      tools.act(say('positions-add'), (text) => put(text, -1, ['lasting', kind.made.value, ...LASTING[kind.made.value].map(words)].join(' ').trim()), { kind: 'main' }),
      tools.standing((text) =>
        linesOf(text, 'lasting').map(({ at, words: [first = '', ...rest] }) => ({ label: `${called[first] ?? first}: ${rest.join(' ')}`, remove: (now) => without(now, at) })),
      ),
    ],
  );
}

/** A number with its sign, as the notation has it. @param {number} value */
function signed(value) {
  return value < 0 ? String(value) : `+${value}`;
}

/**
 * Whose ability was used in this turn.
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function used(setting, catalogue, tools) {
  const boss = setting.boss ? [{ id: BOSS, label: catalogue.terms['boss-card'] }] : [];
  const square = select(say('positions-square'), [...squares(setting, catalogue), ...boss], '');
  return group(
    capital(catalogue.say['mark-used']),
    [square.field],
    [
      tools.act(say('positions-toggle'), (text) => siege.toggleUsed(text, square.made.value), { kind: 'main' }),
      tools.standing((text) => siege.usedIn(text).map((each) => ({ label: each, remove: (now) => siege.toggleUsed(now, each) }))),
    ],
  );
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/**
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 * @returns {HTMLElement[]}
 */
export function palette(setting, catalogue, tools) {
  const boss = BOSS_MODES.includes(setting.game) ? LETTERS[setting.seats.length] : '';
  return groups({ ...setting, boss }, catalogue, tools);
}

/**
 * @param {Seated} setting
 * @param {Plain} catalogue
 * @param {Tools} tools
 */
function groups(setting, catalogue, tools) {
  return [
    cards(setting, catalogue, tools),
    turn(setting, catalogue, tools),
    ...(setting.boss ? [boss(setting, catalogue, tools)] : []),
    lasting(setting, catalogue, tools),
    used(setting, catalogue, tools),
  ];
}
