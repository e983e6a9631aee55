/**
 * Returns the URL on this site that a click leads to.
 * @returns `undefined` if the browser or other code handles the click: another button, a modifier key, a download, a
 * new window, another site, or no link
 */
export function targetOfClick(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  return linkOf(event.target);
}

/** Returns the URL of the link that contains an element, if it leads to a page of this site in the same window. */
export function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.role === 'button') return undefined;
  return link.origin === window.location.origin ? new URL(link.href) : undefined;
}
