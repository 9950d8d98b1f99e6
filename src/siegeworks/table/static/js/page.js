/**
 * What every page but the table does: choose a language and an appearance, show where one is.
 *
 * Another language keeps the page with all its address says. Which one it is stays in a cookie and not in the
 * address, so that nobody is given it with a link.
 */

import { change, settings } from './settings.js';

const languages = /** @type {HTMLSelectElement | null} */ (document.getElementById('pick-language'));
languages?.addEventListener('change', () => {
  const there = new URL(location.href);
  there.searchParams.set('language', languages.value);
  location.assign(there);
});

const asked = new URL(location.href);
if (asked.searchParams.has('language')) {
  asked.searchParams.delete('language');
  history.replaceState(history.state, '', asked);
}

const themes = /** @type {HTMLSelectElement | null} */ (document.getElementById('pick-theme'));
if (themes) themes.value = settings.theme;
themes?.addEventListener('change', () => {
  change('theme', /** @type {import('./types.js').Settings['theme']} */ (themes.value));
});

const here = document.querySelector('.places [aria-current]');
here?.scrollIntoView({ inline: 'center', block: 'nearest' });
