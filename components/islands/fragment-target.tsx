import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { listen } from '@/components/listen';
import { linkOf } from '@/lib/browser/click-target';
import { followMovedAnchor, readFragment } from '@/lib/browser/follow-moved-anchor';
import { revealFiltered } from '@/lib/browser/page-filter';

/**
 * Highlights the table row that the URL points to, however the URL changed, and reveals it if it's hidden. Without
 * scripts, no row is hidden and the stylesheet highlights the target. It also redirects old anchors to the current
 * location of their section.
 */
export function FragmentTarget() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own rows.
  useEffect(arrive, [pathname]);

  useEffect(() => {
    // A page that `lib/browser/offline` makes is empty when the browser looks for the target. A position that the browser
    // has restored stays. It's read last, because the browser computes all styles for it.
    if (window.location.hash && !document.querySelector(':target') && window.scrollY === 0)
      findTarget(readFragment(window.location.hash))?.scrollIntoView();
  }, []);

  useEffect(() => listen(window, { hashchange: arrive }), []);

  useEffect(() => {
    // Not every browser supports this. Without it, only `hashchange` reports a new fragment.
    const navigation: Navigation | undefined = window.navigation;
    navigation?.addEventListener('currententrychange', markRow);
    return () => navigation?.removeEventListener('currententrychange', markRow);
  }, []);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const url = linkOf(target);
      if (url) revealTarget(url);
    };
    const onFind = ({ target }: Event) => {
      if (target instanceof Element) revealFiltered(target);
    };
    return listen(document, { click: onClick, beforematch: onFind });
  }, []);
  return null;
}

function arrive(): void {
  markRow();
  followMovedAnchor();
}

/**
 * Marks the table row or the contract item that the URL points to, opens the item, and scrolls to it if the browser
 * didn't. Without scripts, the stylesheet uses `:target`, which doesn't work after client-side navigation or for contract
 * addresses in a different case.
 */
function markRow(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-target]')) delete row.dataset.target;
  const id = readFragment(window.location.hash);
  const target = findTarget(id);
  if (!target) return;
  const row = target.closest<HTMLElement>('tr, .member');
  if (row) row.dataset.target = '';
  row?.querySelector(':scope > details')?.setAttribute('open', '');
  const wasHidden = revealFiltered(target);
  if (target.id !== id) window.history.replaceState(window.history.state, '', `#${target.id}`);
  if (wasHidden || target.id !== id) target.scrollIntoView();
}

/** Reveals a link's target before the browser scrolls to it. */
function revealTarget({ hash, pathname }: URL): void {
  const target = pathname === window.location.pathname && findTarget(readFragment(hash));
  if (target) revealFiltered(target);
}

/** Finds the element with an ID. Contract addresses match in any case, with or without a checksum. */
const findTarget = (id: string): Element | null =>
  // Firefox reports a lookup of an empty ID.
  (id && document.getElementById(id)) || (isAddress(id) ? document.querySelector(`[id="${id}" i]`) : null);

const isAddress = (id: string): boolean => /^0x[0-9a-f]{40}$/i.test(id);
