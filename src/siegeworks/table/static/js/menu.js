/**
 * The menu of the table: settings of this browser, and what a seat can do besides answering.
 */

import { button, el } from './dom.js';
import { dialog } from './dialogs.js';
import { language, languages, say } from './phrases.js';
import { change, settings } from './settings.js';

/**
 * @typedef {object} Deeds
 * @property {(code: string) => void} speak
 * @property {(value: 'auto' | 'all' | 'none') => void} stops
 * @property {(() => void) | null} hand hands the seat to the machine
 * @property {(() => void) | null} takeBack takes it back
 * @property {(() => void) | null} resign
 * @property {() => void} share
 * @property {() => void} keys
 * @property {boolean} hasStops
 * @property {import('./types.js').Sitter[]} seats
 * @property {import('./types.js').Seat | null} seat
 * @property {(value: boolean) => void} allow allows hints, or no longer
 */

/**
 * A choice among a few values, as radio buttons in a row.
 * @param {string} title
 * @param {[string, string][]} values
 * @param {string} now
 * @param {(value: string) => void} took
 */
function choice(title, values, now, took) {
  const name = `menu-${title}`;
  return el(
    'fieldset',
    { class: 'choice' },
    el('legend', {}, title),
    values.map(([value, label]) => {
      const radio = el('input', { type: 'radio', class: 'unseen', name, value, checked: value === now });
      radio.addEventListener('change', () => took(value));
      return el('label', { class: 'choice-item' }, radio, el('span', {}, label));
    }),
  );
}

/** Where a seat is asked, with a word on what that means. @param {Deeds} deeds */
function stops(deeds) {
  const hint = el('p', { class: 'soft small choice-hint' }, say(`stops-${settings.stops}-text`));
  /** @type {[string, string][]} */
  const values = [['auto', say('stops-auto')], ['all', say('stops-all')], ['none', say('stops-none')]];
  const made = choice(say('stops'), values, settings.stops, (value) => {
    deeds.stops(/** @type {'auto' | 'all' | 'none'} */ (value));
    hint.textContent = say(`stops-${value}-text`);
  });
  made.append(hint);
  return made;
}

/** Who allows hints, where several persons play; the own choice among them. @param {Deeds} deeds */
function hints(deeds) {
  const persons = deeds.seats.filter((each) => each.kind === 'person');
  if (persons.filter((each) => !each.mine || each.seat === deeds.seat).length < (deeds.seat ? 2 : 1)) return null;
  const own = persons.find((each) => each.seat === deeds.seat);
  const told = persons
    .filter((each) => each !== own)
    .map((each) => el('li', {}, el('strong', {}, each.name), ` ${say(each.hints ? 'hint-allows' : 'hint-allows-not')}`, each.hinted ? ` · ${say('hint-taken-n', { n: each.hinted })}` : ''));
  /** @type {[string, string][]} */
  const values = [['yes', say('hint-allow-yes')], ['no', say('hint-allow-no')]];
  const made = own
    ? choice(say('hint-allow'), values, own.hints ? 'yes' : 'no', (value) => deeds.allow(value === 'yes'))
    : el('fieldset', { class: 'choice' }, el('legend', {}, say('hint-allow')));
  made.append(el('ul', { class: 'choice-hint hint-persons' }, told), el('p', { class: 'soft small choice-hint' }, say('hint-allow-text')));
  return made;
}

/** @param {Deeds} deeds */
export function showMenu(deeds) {
  /** @param {(() => void) | null} act */
  const closing = (act) => () => {
    made.close();
    act?.();
  };
  const made = dialog(
    say('menu'),
    [
      el(
        'div',
        { class: 'menu-acts' },
        deeds.takeBack ? button(say('machine-give'), closing(deeds.takeBack), { icon: 'person', kind: 'main' }) : null,
        deeds.hand ? button(say('machine-take'), closing(deeds.hand), { icon: 'machine', title: say('machine-take-text') }) : null,
        button(say('share-watch'), closing(deeds.share), { icon: 'eye' }),
        button(say('keys'), closing(deeds.keys), { icon: 'keys' }),
        el('a', { class: 'button', href: '/help', target: '_blank' }, say('nav-help')),
        deeds.resign ? button(say('resign'), closing(deeds.resign), { icon: 'flag', kind: 'danger' }) : null,
      ),
      el('h3', {}, say('settings')),
      choice(say('language'), languages(), language(), closingWith(deeds.speak)),
      deeds.hasStops
        ? stops(deeds)
        : '',
      hints(deeds) ?? '',
      choice(say('speed'), ['off', 'fast', 'normal', 'slow'].map((one) => [one, say(`speed-${one}`)]), settings.speed, (value) =>
        change('speed', /** @type {import('./types.js').Speed} */ (value)),
      ),
      choice(say('theme'), ['system', 'light', 'dark'].map((one) => [one, say(`theme-${one}`)]), settings.theme, (value) =>
        change('theme', /** @type {import('./types.js').Settings['theme']} */ (value)),
      ),
      choice(say('board'), [['board', say('board-picture')], ['text', say('board-text')]], settings.board, (value) =>
        change('board', /** @type {'board' | 'text'} */ (value)),
      ),
      choice(say('keys-setting'), [['on', say('keys-on')], ['off', say('keys-off')]], settings.keys, (value) =>
        change('keys', /** @type {'on' | 'off'} */ (value)),
      ),
    ],
    { kind: 'menu' },
  );

  /** @param {(value: string) => void} act */
  function closingWith(act) {
    return (/** @type {string} */ value) => {
      made.close();
      act(value);
    };
  }
}
