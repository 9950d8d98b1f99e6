/**
 * Hints on boards beside all tables: the same grades, for whichever seat is looked through.
 */

import { byId } from '../dom.js';
import { Hints } from '../hints.js';
import { call } from '../http.js';

/** @import { Fields } from '../types.js' */

/**
 * @typedef {object} Studied
 * @property {() => Fields} wish what is looked at, as `/api/study` wants it
 * @property {() => number} version tells one moment from another
 * @property {() => import('../hints.js').Question[]} questions
 * @property {(text: string | null, at: string[]) => void} suggest
 */

/** The hints of a page, which has a place and a button for them. @param {Studied} studied */
export function studyHints(studied) {
  const hints = new Hints(byId('hints'), {
    now: () => {
      const version = studied.version();
      const decision = { prompt: '', text: String(version), options: [] };
      return { whose: studied, version, decision, missing: [], questions: studied.questions() };
    },
    ask: (grade, about) => call('/api/study/hint', { ...studied.wish(), grade, about }),
    permission: null,
    answer: null,
    suggest: studied.suggest,
  });
  byId('hint').addEventListener('click', () => hints.toggle());
  return hints;
}
