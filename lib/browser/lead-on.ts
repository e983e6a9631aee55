import { readFragment } from './read-fragment';

/**
 * Goes on at once where the address asks for a section that stands on another page now. Without scripts, its place shows
 * a link.
 */
export function leadOn(): void {
  const id = readFragment(window.location.hash);
  const link = document.getElementById(id)?.querySelector<HTMLAnchorElement>(':scope.moved-anchor > a');
  if (link) window.location.replace(link.href);
}
