// What sticks out of the page at its side.
() => {
  const root = document.documentElement;
  const wide = root.clientWidth;
  const out = [];
  if (root.scrollWidth > wide) out.push(`page: ${root.scrollWidth} > ${wide}`);
  const kinds = '.button, summary, legend, h1, h2, h3, select, .tag, .mode, .game';
  for (const each of document.querySelectorAll(kinds)) {
    const box = each.getBoundingClientRect();
    if (!box.width || each.closest('[hidden], .unseen, .side, .sitters')) continue;
    if (box.right > wide + 1 || box.left < -1) {
      out.push(`${each.className || each.tagName}: ${each.textContent.trim().slice(0, 40)}`);
    }
  }
  return out;
}
