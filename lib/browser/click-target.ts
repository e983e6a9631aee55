/**
 * Where a click leads within this site.
 * @returns the address, or `undefined` when the browser or somebody else handles the click: another button, a modifier
 * key, a download, a new window, another site, no link
 */
export function targetOfClick(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  return linkOf(event.target);
}

/** The address of the link that an element stands in, if it leads to a page of this site in this window. */
export function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.role === 'button') return undefined;
  return link.origin === window.location.origin ? new URL(link.href) : undefined;
}
