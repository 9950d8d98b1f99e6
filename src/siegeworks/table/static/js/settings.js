/**
 * Settings of this browser: kept between visits, read by everybody, never sent anywhere.
 */

import { remember } from './phrases.js';

/** @import { Settings } from './types.js' */

const KEPT = 'siegeworks.settings';
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @returns {Partial<Settings>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

/** @type {Set<() => void>} */
const watchers = new Set();

/** @type {Settings} */
export const settings = {
  speed: still.matches ? 'off' : 'normal',
  theme: 'system',
  stops: 'auto',
  board: 'board',
  log: 'short',
  keys: 'on',
  ...kept(),
};

/**
 * Changes a setting, keeps it, and tells those who watch.
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function change(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
  for (const each of watchers) each();
}

/** Calls back on every change. @param {() => void} back */
export function watch(back) {
  watchers.add(back);
}

/** Lets the page look as the settings say. */
export function apply() {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.speed = settings.speed;
  remember('theme', settings.theme);
}

apply();
