/** Scrolls a list to one of its entries if it's out of view, without scrolling the page. */
export function scrollToEntry(list: Element, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const isInView = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isInView) list.scrollTop += inner.top - outer.top - list.clientHeight / 3;
}
