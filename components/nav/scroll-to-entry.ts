/** Scrolls a list to one of its entries if it's out of view, without scrolling the page. */
export function scrollToEntry(list: Element, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  // Where its head covers it.
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
  const isInView = inner.top >= outer.top + covered && inner.bottom <= outer.bottom;
  if (!isInView) list.scrollTop += inner.top - outer.top - list.clientHeight / 3;
}
