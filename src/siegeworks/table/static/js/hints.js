/**
 * Hints beside the question: a nudge, the candidates, the move; each a further step. Where other
 * persons play, the panel says who has not allowed hints, and asks them.
 */

import { announce } from './notices.js';
import { button, el, fill, icon } from './dom.js';
import { language, say } from './phrases.js';

/** @import { Advice, HintOption, HintStep } from './generated/messages.js' */
/** @import { Decision, Option, Sitter } from './types.js' */
/** @typedef {'nudge' | 'candidates' | 'move'} Grade */

/** @type {Grade[]} */
const GRADES = ['nudge', 'candidates', 'move'];
/** How often a hint is asked for anew where others act beside the reader. */
const TRIES = 3;
/** Answers that differ by less are about as good. */
const ALIKE = 0.015;

/** A question of the game's own; several of a group share its title. @typedef {{about: string, label: string, group?: string}} Question */

/**
 * @typedef {object} Situation what a hint is about
 * @property {object} whose whoever is on the screen
 * @property {number} version
 * @property {Decision | null} decision
 * @property {Sitter[]} missing who has not allowed hints
 * @property {Question[]} questions what the game lets one ask besides
 */

/**
 * @typedef {object} Manner
 * @property {() => Situation} now
 * @property {(grade: Grade, about: string) => Promise<Advice>} ask
 * @property {(() => Promise<boolean>) | null} permission asks the others to allow hints
 * @property {((text: string) => void) | null} answer
 * @property {(text: string | null, at: string[]) => void} suggest shows an answer on the board
 */

export class Hints {
  /** @param {HTMLElement} host @param {Manner} manner */
  constructor(host, manner) {
    this.host = host;
    this.manner = manner;
    this.about = '';
    /** @type {Partial<Record<Grade, Advice>>} what was told, by grade */
    this.told = {};
    /** @type {Situation | null} */
    this.at = null;
    this.note = '';
    this.busy = false;
    this.asking = false;
    this.shown = '';
    /** What the reader has just answered. */
    this.answered = '';
    /** @type {HintStep[]} what is left of a plan that is being followed */
    this.plan = [];
  }

  get open() {
    return !this.host.hidden;
  }

  /** The grades that were not told yet. */
  get left() {
    return GRADES.filter((grade) => !this.told[grade]);
  }

  /** Opens with a nudge, or closes. */
  toggle() {
    if (this.open) this.close();
    else this.further();
  }

  /** The next grade, beginning with a nudge. */
  further() {
    if (this.busy || !this.manner.now().decision) return;
    const next = this.left[0];
    if (!this.open || next) void this.get(next ?? 'nudge');
  }

  /** A question of the game's own, besides what to do. @param {string} about */
  question(about) {
    if (this.busy || !this.manner.now().decision) return;
    this.forget();
    this.about = about;
    void this.get('nudge');
  }

  /** @param {Grade} grade */
  async get(grade) {
    const situation = this.manner.now();
    this.at = situation;
    this.host.hidden = false;
    this.note = '';
    if (situation.missing.length) return this.draw();
    this.busy = true;
    this.draw();
    try {
      const told = await this.patiently(grade);
      if (this.manner.now().whose !== situation.whose) return;
      this.told[grade] = told;
      this.at = this.manner.now();
      this.tell(grade, told);
    } catch (refusal) {
      const { code, reason, message } = /** @type {{code?: string, reason?: string, message?: string}} */ (refusal);
      if (code === 'no-hints') this.at = this.manner.now();
      this.note = code === 'stale' ? say('hint-stale') : String(reason ?? message ?? '');
      announce(this.note);
    } finally {
      this.busy = false;
      if (this.open) this.draw();
    }
  }

  /** Asks; once more where others have acted and the question is still the same. @param {Grade} grade */
  async patiently(grade) {
    const { whose, decision } = this.manner.now();
    for (let left = TRIES; ; left -= 1) {
      try {
        return await this.manner.ask(grade, this.about);
      } catch (refusal) {
        const now = this.manner.now();
        const same = now.whose === whose && isSame(now.decision, decision);
        if (/** @type {{code?: string, reason?: string, message?: string}} */ (refusal).code !== 'stale' || !same || left <= 1) throw refusal;
      }
    }
  }

  /** @param {Grade} grade @param {Advice} told */
  tell(grade, told) {
    const options = grade === 'nudge' ? [] : (told.options ?? []).map((one) => one.label);
    const steps = grade === 'move' && !options.length ? (told.plan ?? []).map((one) => one.label) : [];
    announce([...told.lines, ...options, ...steps].join('. '));
    if (grade === 'move' && told.options?.length) this.show(told.options[0]);
  }

  /** Shows an answer on the board, or no longer. @param {Option | null} option */
  show(option) {
    this.shown = option ? option.text : '';
    this.manner.suggest(option ? option.text : null, option?.at ?? []);
  }

  /** The reader answers. @param {string} text */
  sent(text) {
    this.answered = text;
  }

  /** Something has happened: a hint from before no longer fits, but a plan may go on. */
  moved() {
    const now = this.manner.now();
    const before = this.at;
    if (!before || (now.whose === before.whose && now.version === before.version)) return;
    const next = this.next(before, now);
    const same = now.whose === before.whose && isSame(now.decision, before.decision);
    if (next) return this.follow(now, next);
    if (this.busy && same) return;
    if (!same || !this.open) return this.close();
    const had = this.left.length < GRADES.length || this.plan.length > 0;
    this.forget();
    this.at = now;
    if (had) this.note = say('hint-stale');
    this.draw();
  }

  /** The rest of a plan whose first step was just taken, if it can be gone on with. @param {Situation} before @param {Situation} now */
  next(before, now) {
    const plan = this.plan.length ? this.plan : (this.told.move?.plan ?? []);
    if (!this.open || before.whose !== now.whose || !this.answered || plan[0]?.text !== this.answered || isSame(now.decision, before.decision)) return null;
    const rest = plan.slice(1);
    const offered = now.decision?.options.some((option) => option.text === rest[0]?.text);
    return offered ? rest : null;
  }

  /** @param {Situation} now @param {HintStep[]} rest */
  follow(now, rest) {
    const { about } = this;
    this.forget();
    this.about = about;
    this.answered = '';
    this.at = now;
    this.plan = rest;
    this.draw();
    const option = now.decision?.options.find((each) => each.text === rest[0].text);
    if (option) this.show(option);
  }

  forget() {
    if (this.shown) this.show(null);
    this.about = '';
    this.told = {};
    this.plan = [];
    this.note = '';
  }

  close() {
    const held = this.host.contains(document.activeElement);
    this.forget();
    this.answered = '';
    this.at = null;
    this.host.hidden = true;
    fill(this.host);
    if (held) /** @type {HTMLElement | null} */ (document.querySelector('[data-hint]'))?.focus();
  }

  /** Who sits there, or what they allow, has changed. */
  seated() {
    if (!this.open || this.busy) return;
    const had = this.at?.missing.length ?? 0;
    this.at = this.manner.now();
    if (had || this.at.missing.length) this.draw();
  }

  /** Asks the others to allow hints, and goes on once they do. */
  async permit() {
    const { permission } = this.manner;
    if (!permission || this.asking) return;
    this.asking = true;
    this.draw();
    const allowed = await permission();
    this.asking = false;
    if (!this.open) return;
    this.at = this.manner.now();
    this.draw();
    if (allowed && this.at.decision) void this.get('nudge');
  }

  // -- drawing ---------------------------------------------------------------------------

  /** Draws everything; a keyboard that was there stays there, one that asked is led there. */
  draw() {
    const active = document.activeElement;
    const held = this.host.contains(active) || (!this.busy && Boolean(active?.matches('[data-hint]')));
    const missing = this.at?.missing ?? [];
    fill(
      this.host,
      this.head(),
      this.note ? el('p', { class: 'hint-note' }, this.note) : null,
      missing.length ? this.refused(missing) : this.body(),
    );
    this.host.setAttribute('aria-busy', String(this.busy));
    if (held) this.focus();
    this.host.querySelector('.hint-candidates, .hint-move, .hint-wait')?.scrollIntoView({ block: 'start' });
  }

  focus() {
    const first = ['[data-act=play]', '[data-grade]', '[data-act=ask]', 'button'];
    for (const each of first) {
      const found = /** @type {HTMLElement | null} */ (this.host.querySelector(each));
      if (found) return found.focus({ preventScroll: true });
    }
  }

  head() {
    const { about } = this;
    const title = about.startsWith('clear ') ? `${say('hint-clear')} ${about.slice(6)}` : about ? say(`hint-${about}`) : say('hint');
    return el(
      'div',
      { class: 'hint-head' },
      icon('lamp'),
      el('h3', {}, title),
      button(say('close'), () => this.close(), { kind: 'quiet', icon: 'close', bare: true }),
    );
  }

  /** @param {Sitter[]} missing */
  refused(missing) {
    const names = missing.map((each) => each.name).join(', ');
    if (this.asking) return el('p', { class: 'hint-wait' }, dots(), say('hint-asking', { names }));
    const ask = this.manner.permission ? button(say('hint-ask'), () => void this.permit(), { kind: 'main' }) : null;
    if (ask) ask.dataset.act = 'ask';
    return [el('p', {}, say('hint-missing', { names })), el('p', { class: 'soft' }, say('hint-missing-text')), el('div', { class: 'hint-acts' }, ask)];
  }

  body() {
    const { nudge, candidates, move } = this.told;
    return [
      nudge && !move ? lines(nudge) : null,
      candidates && !move ? lines(candidates) : null,
      candidates?.options && !move ? this.candidates(candidates.options) : null,
      move ? lines(move) : null,
      move?.options?.length ? this.move(move.options[0]) : null,
      this.steps(this.plan.length ? this.plan : (move?.plan ?? [])),
      this.busy ? el('p', { class: 'hint-wait' }, dots(), say('hint-thinking')) : this.acts(),
    ].flat();
  }

  /** @param {HintOption[]} options */
  candidates(options) {
    return el(
      'ol',
      { class: 'hint-candidates' },
      options.map((option, place) =>
        el(
          'li',
          {},
          el(
            'button',
            {
              type: 'button',
              class: 'hint-candidate',
              'aria-pressed': String(this.shown === option.text),
              title: say('hint-show'),
              'data-candidate': option.text,
              onclick: () => {
                this.show(this.shown === option.text ? null : option);
                this.draw();
              },
            },
            el('span', { class: 'hint-label' }, option.label),
            chance(option, place > 0),
          ),
        ),
      ),
    );
  }

  /** @param {HintOption} option */
  move(option) {
    return el(
      'div',
      { class: 'hint-move' },
      el('span', { class: 'hint-label' }, option.label),
      chance(option, false),
      this.play(option.text),
    );
  }

  /** @param {string} text */
  play(text) {
    const { answer } = this.manner;
    if (!answer) return null;
    const made = button(say('hint-play-it'), () => answer(text), { kind: 'main' });
    made.dataset.act = 'play';
    return made;
  }

  /** A plan, step by step; the first of them can be taken at once. @param {HintStep[]} plan */
  steps(plan) {
    const going = this.plan.length > 0;
    if (plan.length < 2 && !going) return null;
    const own = this.at?.decision?.options.some((option) => option.text === plan[0].text);
    const several = new Set(plan.map((step) => step.seat)).size > 1;
    const name = (/** @type {HintStep} */ step) => (several ? `${String(step.seat).toUpperCase()}: ` : '');
    return el(
      'div',
      { class: 'hint-plan' },
      el('h4', {}, say('hint-plan')),
      el('ol', {}, plan.map((step, place) => el('li', {}, name(step), step.label, place === 0 && own && !this.told.move?.options?.length ? this.play(step.text) : null))),
    );
  }

  /** What may be asked further. */
  acts() {
    const grades = this.left.map((grade) => {
      const made = button(say(`hint-${grade}`), () => void this.get(grade), { kind: grade === this.left[0] ? 'main' : '' });
      made.dataset.grade = grade;
      return made;
    });
    return el('div', { class: 'hint-acts' }, grades, this.questions());
  }

  /** What the game lets one ask besides. */
  questions() {
    const found = this.at?.questions ?? [];
    if (!found.length) return null;
    const about = (/** @type {Question} */ one) => {
      const made = button(one.label, () => this.question(one.about), { kind: 'quiet' });
      made.dataset.about = one.about;
      return made;
    };
    const groups = [...new Set(found.flatMap((one) => one.group ?? []))];
    return [
      ...found.filter((one) => !one.group && one.about !== this.about).map(about),
      this.about ? button(say('hint'), () => this.again(), { kind: 'quiet' }) : null,
      ...groups.map((title) =>
        el('span', { class: 'hint-spaces', role: 'group', 'aria-label': title }, el('span', { class: 'soft' }, title), found.filter((one) => one.group === title).map(about)),
      ),
    ];
  }

  /** Back to the question itself. */
  again() {
    this.forget();
    void this.get('nudge');
  }
}

/** @param {Advice} told */
function lines(told) {
  return told.lines.map((/** @type {string} */ line) => el('p', { class: 'hint-line' }, line));
}

function dots() {
  return el('span', { class: 'dots', 'aria-hidden': 'true' });
}

/**
 * The chance to win after an answer, as a bar and in figures.
 * @param {HintOption} option @param {boolean} compared whether it stands below the best one
 */
function chance(option, compared) {
  if (option.chance === null || option.chance === undefined) return null;
  const percent = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });
  const bar = el('span', { class: 'hint-bar', 'aria-hidden': 'true' }, el('span', {}));
  /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${Math.round(option.chance * 100)}%`;
  const less = option.behind ?? 0;
  const behind = less < ALIKE ? say('hint-alike') : `−${percent.format(less)}`;
  return el(
    'span',
    { class: 'hint-chance' },
    bar,
    el('strong', {}, percent.format(option.chance)),
    el('span', { class: 'soft' }, ` ${compared ? behind : say('hint-to-win')}`),
  );
}

/** Whether two questions offer the very same. @param {Decision | null} one @param {Decision | null} other */
export function isSame(one, other) {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** The other persons at a table who have not allowed hints. @param {Sitter[]} seats @param {string | null} own */
export function notAllowing(seats, own) {
  return seats.filter((each) => each.seat !== own && each.kind === 'person' && !each.mine && !each.hints);
}
