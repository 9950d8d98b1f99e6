/**
 * "More settings" of the lobby: how many sit, who sits where and brings what, and the switches.
 */

import { button, el, fill } from './dom.js';
import { language, say } from './phrases.js';

/** @typedef {{id: string, label: string}} Choice */
/** @typedef {{id: string, label: string, values: Choice[]}} Switch */
/**
 * @typedef {object} Mode
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} text
 * @property {string} [story]
 * @property {string} goal
 * @property {number[]} seats
 * @property {number} usual
 * @property {'alone' | 'together' | 'against'} kind
 * @property {boolean} hidden
 * @property {string[]} switches
 * @property {string[]} brings what can be brought there, by id
 */
/**
 * What a seat can bring by name: `usual` for each seat, or `later`, what it is called to choose in the game.
 * @typedef {{label: string, choices: Choice[], usual: string[], later: string, once: boolean}} Bringing
 */
/** @typedef {{id: string, title: string, picture: string, modes: Mode[], switches: Switch[], brings: Bringing | null}} Game */
/** @typedef {{id: string, game: string, name: string, lines: string[], switches: Record<string, string>, chosen?: boolean}} OwnDeck */
/** @typedef {{kind: string, name?: string, player?: string, deck?: string, brings?: string[]}} SeatWish */
/** @typedef {{game: string, seats: SeatWish[], switches: Record<string, string>, language: string}} Wish */

const LETTERS = ['a', 'b', 'c', 'd'];
const KEPT_NAME = 'siegeworks.name';
const OWN = 'own:';

/** A labelled select. @param {string} label @param {Choice[]} choices @param {string} value @param {(value: string) => void} took */
function select(label, choices, value, took) {
  const made = el(
    'select',
    {},
    choices.map((one) => el('option', { value: one.id, selected: one.id === value }, one.label)),
  );
  made.addEventListener('change', () => took(made.value));
  return el('label', { class: 'field' }, el('span', { class: 'label' }, label), made);
}

export class More {
  /**
   * @param {HTMLElement} host
   * @param {Choice[]} players
   * @param {string} usualPlayer
   * @param {OwnDeck[]} decks the decks the guest keeps; one that is chosen is meant for the first seat
   * @param {(wish: Wish) => void} start
   */
  constructor(host, players, usualPlayer, decks, start) {
    this.host = host;
    this.decks = decks;
    this.players = players;
    this.usualPlayer = usualPlayer;
    this.start = start;
    /** @type {SeatWish[]} */
    this.seats = [];
    /** @type {Record<string, string>} */
    this.agreed = {};
    this.number = 0;
    this.touched = false;
    this.name = localStorage.getItem(KEPT_NAME) ?? '';
    /** @type {Game | null} */
    this.game = null;
    /** @type {Mode | null} */
    this.mode = null;
  }

  /** Shows the settings of a mode; what was set for another one is forgotten. @param {Game} game @param {Mode} mode */
  show(game, mode) {
    if (this.mode?.game !== mode.game) {
      this.game = game;
      this.mode = mode;
      this.agreed = {};
      this.number = mode.kind === 'together' && mode.seats.includes(2) ? 2 : mode.usual;
      this.seats = LETTERS.map((_, place) => this.usual(place));
      this.touched = false;
      if (this.seats[0].deck?.startsWith(OWN)) this.agreeOn(this.seats[0].deck);
    }
    this.draw();
  }

  /** @param {number} place @returns {SeatWish} */
  usual(place) {
    const kind = place === 0 ? 'me' : 'machine';
    const chosen = place === 0 ? this.own.find((deck) => deck.chosen) : undefined;
    return { kind, player: this.usualPlayer, deck: chosen ? OWN + chosen.id : this.game?.brings?.usual[place] };
  }

  /** The guest's own decks for the game. */
  get own() {
    return this.decks.filter((deck) => deck.game === this.game?.id);
  }

  /** @param {string} [value] what a choice of decks says */
  ownDeck(value) {
    return value?.startsWith(OWN) ? this.own.find((deck) => OWN + deck.id === value) : undefined;
  }

  /** Agrees on what an own deck needs; whether that is anything. @param {string} value */
  agreeOn(value) {
    const needs = this.ownDeck(value)?.switches ?? {};
    Object.assign(this.agreed, needs);
    return Object.keys(needs).length > 0;
  }

  /** The wish for a table: with these kinds of seats, otherwise as it is set here. @param {string[]} [kinds] @returns {Wish} */
  wish(kinds) {
    if (!this.game || !this.mode) throw new Error('nothing is chosen');
    const number = kinds && !this.touched ? kinds.length : kinds ? Math.max(kinds.length, this.least(kinds)) : this.number;
    const wanted = kinds ? [...kinds, ...Array(number - kinds.length).fill(kinds[kinds.length - 1])] : [];
    const seats = this.seats.slice(0, number).map((seat, place) => this.seat(seat, place, wanted[place]));
    return { game: this.mode.game, seats, switches: this.agreed, language: language() };
  }

  /** The number of seats of a quick start, if another one was set. @param {string[]} kinds */
  least(kinds) {
    return kinds.length > 1 && this.mode?.seats.includes(this.number) ? this.number : kinds.length;
  }

  /** @param {SeatWish} seat @param {number} place @param {string} [kind] @returns {SeatWish} */
  seat(seat, place, kind = seat.kind) {
    /** @type {SeatWish} */
    const wish = { kind };
    const name = place === 0 ? this.name : seat.name;
    if (kind === 'machine') wish.player = seat.player;
    else if (name) wish.name = name;
    const own = this.ownDeck(seat.deck);
    if (own) wish.brings = own.lines;
    else if (seat.deck) wish.deck = seat.deck;
    return wish;
  }

  draw() {
    const { game, mode } = this;
    if (!game || !mode) return;
    fill(
      this.host,
      this.nameField(),
      mode.seats.length > 1 ? this.numberField(mode) : null,
      el('div', { class: 'seats-grid' }, LETTERS.slice(0, this.number).map((_, place) => this.seatCard(place))),
      this.switchFields(game, mode),
      el('div', { class: 'more-foot' }, button(say('start-so'), () => this.start(this.wish()), { kind: 'main', icon: 'ahead' })),
    );
  }

  nameField() {
    const input = el('input', { type: 'text', maxlength: 20, value: this.name, autocomplete: 'nickname', placeholder: say('your-name-hint') });
    input.addEventListener('input', () => {
      this.name = input.value.trim();
      localStorage.setItem(KEPT_NAME, this.name);
    });
    return el('label', { class: 'field' }, el('span', { class: 'label' }, say('your-name')), input);
  }

  /** @param {Mode} mode */
  numberField(mode) {
    const choices = mode.seats.map((n) => ({ id: String(n), label: String(n) }));
    return select(say('seats-number'), choices, String(this.number), (value) => {
      this.number = Number(value);
      this.touched = true;
      this.draw();
    });
  }

  /** @param {number} place */
  seatCard(place) {
    const seat = this.seats[place];
    const letter = LETTERS[place];
    const card = el(
      'section',
      { class: 'seat-card' },
      el('h4', {}, say('seat-n', { seat: letter.toUpperCase() })),
      place === 0 ? el('p', { class: 'soft' }, say('seat-me')) : this.whoField(seat),
      place > 0 && seat.kind !== 'machine' ? this.seatName(seat) : null,
      this.bringField(seat, place),
    );
    card.style.setProperty('--seat', `var(--seat-${letter})`);
    return card;
  }

  /** @param {SeatWish} seat */
  whoField(seat) {
    const choices = [
      ...this.players.map((one) => ({ id: `machine:${one.id}`, label: one.label })),
      { id: 'link', label: say('seat-link') },
      { id: 'me', label: say('seat-here') },
    ];
    const now = seat.kind === 'machine' ? `machine:${seat.player}` : seat.kind;
    return select(say('seat-who'), choices, now, (value) => {
      const [kind, player] = value.split(':');
      seat.kind = kind;
      if (player) seat.player = player;
      this.draw();
    });
  }

  /** @param {SeatWish} seat */
  seatName(seat) {
    const input = el('input', { type: 'text', maxlength: 20, value: seat.name ?? '' });
    input.addEventListener('input', () => {
      seat.name = input.value.trim();
    });
    return el('label', { class: 'field' }, el('span', { class: 'label' }, say('seat-name')), input);
  }

  /** @param {SeatWish} seat @param {number} place */
  bringField(seat, place) {
    const { game, mode } = this;
    if (!game?.brings || !mode) return null;
    const { label, choices, later, once } = game.brings;
    const taken = once ? this.seats.slice(0, this.number).filter((_, other) => other !== place).map((each) => each.deck) : [];
    const free = choices.filter((one) => mode.brings.includes(one.id) && !taken.includes(one.id));
    const own = this.own.map((deck) => ({ id: OWN + deck.id, label: deck.name || label }));
    const offered = [...(later ? [{ id: '', label: later }] : []), ...free, ...own];
    return select(label, offered, seat.deck ?? '', (value) => {
      seat.deck = value;
      if (this.agreeOn(value) || once) this.draw();
    });
  }

  /** @param {Game} game @param {Mode} mode */
  switchFields(game, mode) {
    const shown = game.switches.filter((one) => mode.switches.includes(one.id));
    return el(
      'section',
      { class: 'switches', 'aria-label': say('house-rules') },
      el('h4', { class: 'switches-title' }, say('house-rules')),
      shown.map((one) =>
        select(one.label, one.values, this.agreed[one.id] ?? one.values[0].id, (value) => {
          if (value === one.values[0].id) delete this.agreed[one.id];
          else this.agreed[one.id] = value;
        }),
      ),
    );
  }
}
