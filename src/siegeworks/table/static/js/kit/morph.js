/**
 * A tree of elements that is changed as little as possible, so that focus and scrolling stay.
 */

/** What is not part of the picture but was put there since. */
const KEPT = new Set(['style', 'tabindex', 'data-lit', 'data-picked', 'data-failed', 'data-hinted']);

/** Makes an old element look like a new one, keeping every node that can be kept. @param {Element} old @param {Element} fresh */
export function morph(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const keyed = new Map();
  for (const child of old.children) keyed.set(keyOf(child), child);
  let here = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = child instanceof Element ? keyOf(child) : null;
    const twin = key ? keyed.get(key) : here;
    if (twin && fits(twin, child)) {
      if (twin === here) here = here?.nextSibling ?? null;
      else old.insertBefore(twin, here);
      if (child instanceof Element) morph(/** @type {Element} */ (twin), child);
      else if (twin.nodeValue !== child.nodeValue) twin.nodeValue = child.nodeValue;
    } else {
      old.insertBefore(child, here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = /** @type {ChildNode | null} */ (next);
  }
}

/** @param {Element} element */
function keyOf(element) {
  return element.getAttribute('data-k') ?? element.getAttribute('data-place');
}

/** @param {Node} one @param {Node} other */
function fits(one, other) {
  if (one.nodeName !== other.nodeName) return false;
  if (!(one instanceof Element) || !(other instanceof Element)) return true;
  return keyOf(one) === keyOf(other);
}
