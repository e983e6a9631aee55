import { readFragment } from './read-fragment';

/**
 * Redirects if the fragment is that of a section that moved to another page. Without scripts, the placeholder shows a
 * link.
 */
export function leadOn(): void {
  const id = readFragment(window.location.hash);
  const link = document.getElementById(id)?.querySelector<HTMLAnchorElement>(':scope.moved-anchor > a');
  if (link) window.location.replace(link.href);
}
