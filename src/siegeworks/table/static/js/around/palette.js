/**
 * The palette of the position editor: what can be put where, without knowing the notation.
 *
 * @module around/palette
 */

import { button, el } from '../dom.js';
import { say } from '../phrases.js';
import { select } from './playon.js';
import * as rift from './rifttext.js';
import * as siege from './siegetext.js';

/** @typedef {import('../types.js').Plain} Plain */
/** @typedef {(change: (text: string) => string) => void} Edit */
/** @typedef {{id: string, label: string}} Choice */
/** @typedef {{game: string, seats: string[], boss: string}} Setting who sits there, and the seat of a boss */

const STEPS = ['prepare', 'draw', 'deploy'];
const TRACK = [1, 2, 3];
const RING = 'siegestorm/last-man-standing';
const COOP = 'siegestorm/coop';

/**
 * A group of fields with a heading.
 * @param {string} title
 * @param {(Node | null)[]} fields
 * @param {Node[]} acts
 */
function group(title, fields, acts = []) {
  return el(
    'fieldset',
    { class: 'palette-group' },
    el('legend', {}, title),
    el('div', { class: 'palette-fields' }, fields),
    acts.length ? el('div', { class: 'palette-acts' }, acts) : null,
  );
}

/**
 * A select with groups.
 * @param {string} label
 * @param {[string, Choice[]][]} groups
 */
function grouped(label, groups) {
  const made = el(
    'select',
    {},
    groups.filter(([, choices]) => choices.length).map(([title, choices]) =>
      el('optgroup', { label: title }, choices.map((one) => el('option', { value: one.id }, one.label))),
    ),
  );
  return { field: el('label', { class: 'field' }, el('span', { class: 'label' }, label), made), made };
}

/**
 * A number that is said as soon as it is set.
 * @param {string} label
 * @param {number} most
 * @param {(value: string) => void} took
 */
function number(label, most, took) {
  const made = el('input', { type: 'number', min: 0, max: most, inputmode: 'numeric' });
  made.addEventListener('change', () => made.value && took(made.value));
  return el('label', { class: 'field' }, el('span', { class: 'label' }, label), made);
}

/**
 * A select that says something as soon as it is set; nothing is said at first.
 * @param {string} label
 * @param {Choice[]} choices
 * @param {(value: string) => void} took
 */
function saying(label, choices, took) {
  const found = select(label, [{ id: '', label: '–' }, ...choices], '');
  found.made.addEventListener('change', () => found.made.value && took(found.made.value));
  return found.field;
}

/**
 * A picture of what is chosen, beside the fields.
 * @param {HTMLSelectElement} made
 * @param {string} folder
 */
function preview(made, folder) {
  const image = el('img', { class: 'palette-picture', alt: '' });
  const show = () => image.setAttribute('src', `/pictures/${folder}/${encodeURIComponent(made.value)}.svg`);
  made.addEventListener('input', show);
  show();
  return image;
}

/** @param {string[]} seats */
function seatChoices(seats) {
  return seats.map((seat) => ({ id: seat, label: say('seat-n', { seat: seat.toUpperCase() }) }));
}

/** @param {Record<string, Plain>} things @returns {Choice[]} */
function named(things) {
  return Object.entries(things)
    .map(([id, one]) => ({ id, label: String(one.name) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

// -- Siegestorm ---------------------------------------------------------------------------

/**
 * The places of a seat, with what they are called.
 * @param {Setting} setting
 * @param {Plain} terms
 * @param {string} seat
 * @returns {Choice[]}
 */
function siegePlaces(setting, terms, seat) {
  const boss = seat === setting.boss;
  const ring = setting.game === RING;
  const sides = [say('positions-left'), say('positions-right')];
  const tracks = ring ? sides : [''];
  const fronts = ring ? sides : boss && setting.game === COOP ? setting.seats.slice(0, 2).map((each) => each.toUpperCase()) : [''];
  /** @param {string} key @param {string} side */
  const called = (key, side) => (side ? `${terms[key]} (${side})` : String(terms[key]));
  const lands = landsOf(setting, seat);
  return [
    ...(boss ? [{ id: 'reserves', label: terms.reserves }] : []),
    { id: 'hand', label: terms.hand },
    ...tracks.flatMap((side, at) => TRACK.map((space) => ({ id: `track:${at + 1}:${space}`, label: `${called('war-track', side)} ${space}` }))),
    ...fronts.map((side, at) => ({ id: `front:${at + 1}`, label: called('frontline', side) })),
    ...lands.map(([which, side]) => ({ id: `land:${which}`, label: called('no-mans-land', side) })),
    ...(boss ? [] : [{ id: 'support', label: terms.supporters }]),
    { id: 'resources', label: terms.resources },
    { id: 'casualties', label: terms.casualties },
    { id: 'healing', label: terms['healing-pile'] },
  ];
}

/**
 * The No Man's Lands a seat plays on, by number, and how they are told apart.
 * @param {Setting} setting
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

/**
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {Edit} edit
 */
function siegePalette(setting, catalogue, edit) {
  const { cards, terms, factions } = catalogue;
  /** @type {Record<string, Choice[]>} */
  const decks = {};
  for (const one of named(cards)) (decks[cards[one.id].faction] ??= []).push(one);
  const everybody = setting.boss ? [...setting.seats, setting.boss] : setting.seats;
  const seat = select(say('positions-seat'), seatChoices(everybody), everybody[0]);
  const place = select(say('positions-place'), siegePlaces(setting, terms, everybody[0]), 'hand');
  const card = grouped(say('positions-card'), Object.entries(decks).map(([deck, each]) => [factions[deck] ?? deck, each]));
  const times = el('input', { type: 'number', min: 1, max: 20, value: 1, inputmode: 'numeric' });
  seat.made.addEventListener('change', () => {
    const kept = place.made.value;
    place.made.replaceChildren(...siegePlaces(setting, terms, seat.made.value).map((one) => el('option', { value: one.id }, one.label)));
    place.made.value = kept;
    if (!place.made.value) place.made.selectedIndex = 0;
  });
  return [
    group(
      say('positions-cards'),
      [seat.field, place.field, card.field, el('label', { class: 'field' }, el('span', { class: 'label' }, say('positions-times')), times)],
      [
        preview(card.made, 'siegestorm/card'),
        button(say('positions-put'), () => edit((text) => siege.putCard(text, seat.made.value, place.made.value, card.made.value, Number(times.value) || 1)), { kind: 'main' }),
        button(say('positions-clear'), () => edit((text) => siege.clear(text, seat.made.value, place.made.value))),
      ],
    ),
    group(say('positions-turn'), [
      saying(say('positions-active'), seatChoices(setting.seats), (value) => edit((text) => siege.sayTurn(text, 'active', value))),
      saying(say('positions-step'), STEPS.map((step) => ({ id: step, label: say(`positions-step-${step}`) })), (value) => edit((text) => siege.sayTurn(text, 'step', value))),
      number(say('positions-turn-number'), 200, (value) => edit((text) => siege.sayTurn(text, 'turn', value))),
    ]),
  ];
}

// -- Rift ---------------------------------------------------------------------------------

/**
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {Edit} edit
 */
function riftPalette(setting, catalogue, edit) {
  const scenario = catalogue.scenarios[setting.game.split('/')[1]];
  return [
    hordes(scenario, catalogue, edit),
    towers(setting, scenario, catalogue, edit),
    heroes(setting, scenario, catalogue, edit),
    group(say('positions-round'), [
      number(say('positions-health'), 20, (value) => edit((text) => rift.sayRound(text, 'health', value))),
      number(say('positions-crystals'), 99, (value) => edit((text) => rift.sayRound(text, 'crystals', value))),
      number(say('positions-round-number'), 99, (value) => edit((text) => rift.sayRound(text, 'round', value))),
      saying(
        say('positions-phase'),
        Object.entries(catalogue.phases).filter(([id]) => id !== 'set-up').map(([id, label]) => ({ id, label: String(label) })),
        (value) => edit((text) => rift.sayRound(text, 'phase', value)),
      ),
    ]),
    spells(catalogue, edit),
  ];
}

/**
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Edit} edit
 */
function hordes(scenario, catalogue, edit) {
  const known = named(catalogue.cards).map((one) => ({ id: one.id, label: `${one.label} · ${one.id}` }));
  /** @param {Choice} one */
  const kind = (one) => (one.id.startsWith('drill-') ? 'drill' : catalogue.cards[one.id].kind === 'horde' ? 'horde' : 'other');
  const card = grouped(say('positions-horde'), [
    [say('positions-hordes'), known.filter((one) => kind(one) === 'horde')],
    [say('positions-others'), known.filter((one) => kind(one) === 'other')],
    [say('drills'), known.filter((one) => kind(one) === 'drill')],
  ]);
  const decks = scenario.tokens.map((/** @type {Plain} */ token) => ({ id: `deck:${token.number}`, label: say('positions-deck', { n: token.number }) }));
  const place = grouped(say('positions-place'), [
    [say('positions-spaces'), scenario.paths.map((/** @type {string} */ space) => ({ id: space, label: space }))],
    [say('positions-decks'), decks],
  ]);
  const token = () => /^deck:(.+)$/.exec(place.made.value)?.[1];
  return group(say('positions-hordes'), [card.field, place.field], [
    preview(card.made, 'rift/card'),
    button(say('positions-put'), () => edit((text) => {
      const deck = token();
      return deck ? rift.addToDeck(text, deck, card.made.value) : rift.addHorde(text, card.made.value, place.made.value);
    }), { kind: 'main' }),
    button(say('positions-clear'), () => edit((text) => {
      const deck = token();
      return deck ? rift.clearDeck(text, deck) : rift.removeHordes(text, place.made.value);
    })),
  ]);
}

/**
 * @param {Setting} setting
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Edit} edit
 */
function towers(setting, scenario, catalogue, edit) {
  const tower = select(say('positions-tower'), named(catalogue.towers), '');
  const seat = select(say('positions-seat'), seatChoices(setting.seats), setting.seats[0]);
  const place = grouped(say('positions-place'), [
    [say('positions-hands'), [{ id: 'hand', label: say('positions-hand') }, { id: 'passed', label: say('positions-passed') }]],
    [say('positions-sites'), scenario.sites.map((/** @type {Plain} */ site) => ({ id: `site:${site.space}`, label: site.space }))],
  ]);
  const site = () => /^site:(.+)$/.exec(place.made.value)?.[1];
  return group(say('positions-towers'), [tower.field, seat.field, place.field], [
    preview(tower.made, 'rift/tower'),
    button(say('positions-put'), () => edit((text) => {
      const there = site();
      if (there) return rift.build(text, there, `${tower.made.value}/${seat.made.value}`);
      return rift.giveTower(text, seat.made.value, place.made.value, tower.made.value);
    }), { kind: 'main' }),
    button(say('positions-clear'), () => edit((text) => {
      const there = site();
      return there ? rift.raze(text, there) : rift.takeTowers(text, seat.made.value, place.made.value);
    })),
  ]);
}

/**
 * @param {Setting} setting
 * @param {Plain} scenario
 * @param {Plain} catalogue
 * @param {Edit} edit
 */
function heroes(setting, scenario, catalogue, edit) {
  const seat = select(say('positions-seat'), seatChoices(setting.seats), setting.seats[0]);
  const people = Object.fromEntries(Object.entries(catalogue.heroes).filter(([, hero]) => hero.abilities.length && !isBeast(catalogue, hero)));
  const abilities = named(catalogue.abilities).map((one) => ({ ...one, label: `${one.label} · ${catalogue.heroes[catalogue.abilities[one.id].hero].name}` }));
  return group(say('positions-heroes'), [
    seat.field,
    saying(say('seat-hero'), named(people), (value) => edit((text) => rift.sayHero(text, seat.made.value, value))),
    saying(say('positions-hero-at'), scenario.paths.map((/** @type {string} */ space) => ({ id: space, label: space })), (value) => edit((text) => rift.saySeat(text, seat.made.value, 'at', value))),
    number(say('positions-hero-health'), 9, (value) => edit((text) => rift.saySeat(text, seat.made.value, 'health', value))),
    saying(say('positions-ability'), abilities, (value) => edit((text) => rift.giveTower(text, seat.made.value, 'abilities', value))),
  ]);
}

/** Whether a hero is the beast of another one. @param {Plain} catalogue @param {Plain} hero */
function isBeast(catalogue, hero) {
  return Object.values(catalogue.heroes).some((other) => other.beast && catalogue.heroes[other.beast] === hero);
}

/** @param {Plain} catalogue @param {Edit} edit */
function spells(catalogue, edit) {
  const spell = select(say('positions-spell'), named(catalogue.spells), '');
  return group(say('positions-spells'), [spell.field], [
    button(say('positions-toggle'), () => edit((text) => rift.toggleSpell(text, spell.made.value)), { kind: 'main' }),
  ]);
}

/**
 * The palette of a game.
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {Edit} edit
 * @returns {HTMLElement[]}
 */
export function palette(setting, catalogue, edit) {
  return setting.game.startsWith('rift/') ? riftPalette(setting, catalogue, edit) : siegePalette(setting, catalogue, edit);
}
