/**
 * What screen readers are told: politely, or at once where something was refused.
 */

/** @type {string[]} */
let queue = [];
let timer = 0;

/** Says something as soon as there is a pause; what comes together is said together. @param {string} text */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    write('live', queue.slice(-6).join(' '));
    queue = [];
  }, 150);
}

/** Says something at once. @param {string} text */
export function alarm(text) {
  write('alert', text);
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const place = document.getElementById(id);
  if (!place) return;
  place.textContent = '';
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}
