import { type RefObject, useEffect, useRef } from 'react';
import { scrollToEntry } from './scroll-to-entry';

/**
 * Scrolls the sidebar to the current page's entry if it's out of view, when another page is shown. On arrival, the
 * stylesheet does that, except in browsers without support, where the sidebar scrolls unless the reader uses it.
 */
export function useCurrentInView(sidebar: RefObject<HTMLElement | null>, slug: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isArrival = shown.current === undefined;
    shown.current = slug;
    const entry = sidebar.current?.querySelector('[aria-current="page"]');
    // On a narrow screen, the drawer scrolls as a whole.
    const pages = sidebar.current?.querySelector(':scope > ul');
    const list = pages && getComputedStyle(pages).overflowY === 'auto' ? pages : sidebar.current;
    if (!list || !entry || (isArrival && (list.scrollTop > 0 || list.matches(':hover')))) return;
    scrollToEntry(list, entry);
  }, [sidebar, slug]);
}
