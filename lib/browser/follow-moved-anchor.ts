/**
 * Redirects if the fragment is that of a section that moved to another page. Without scripts, the placeholder shows a
 * link.
 */
export function followMovedAnchor(): void {
  const id = readFragment(window.location.hash);
  // Firefox reports a lookup of an empty ID.
  if (!id) return;
  const link = document.getElementById(id)?.querySelector<HTMLAnchorElement>(':scope.moved-anchor > a');
  if (link) window.location.replace(link.href);
}

/** Returns the ID in a fragment, or an empty string if the fragment can't be decoded. */
export function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
