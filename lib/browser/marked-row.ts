import { revealNetworkOf } from './network-switch';
import { readFragment } from './read-fragment';

/**
 * Marks the row of a table, or the entry of a contract, that the page's address leads to, and brings it in sight where the browser didn't. Without
 * scripts the stylesheet marks by `:target`, which knows nothing of addresses that the router has set, and nothing of a
 * contract's address in another case than ours.
 */
export function markRow(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-target]')) delete row.dataset.target;
  const id = readFragment(window.location.hash);
  const target = findTarget(id);
  if (!target) return;
  const row = target.closest<HTMLElement>('tr, .member');
  if (row) row.dataset.target = '';
  const wasHidden = revealNetworkOf(target);
  if (target.id !== id) window.history.replaceState(window.history.state, '', `#${target.id}`);
  if (wasHidden || target.id !== id) target.scrollIntoView();
}

/** Shows what a link leads to, before the browser goes there. */
export function revealTarget({ hash, pathname }: URL): void {
  const target = pathname === window.location.pathname && findTarget(readFragment(hash));
  if (target) revealNetworkOf(target);
}

/** The element with this id. An address of a contract may be written without the checksum that its case holds. */
const findTarget = (id: string): Element | null =>
  document.getElementById(id) ?? (isAddress(id) ? document.querySelector(`[id="${id}" i]`) : null);

const isAddress = (id: string): boolean => /^0x[0-9a-f]{40}$/i.test(id);
