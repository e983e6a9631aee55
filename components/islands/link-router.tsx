import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { isPage, isSamePage, targetOfClick } from '@/lib/browser/click-target';
import { readFragment } from '@/lib/browser/follow-moved-anchor';
import { withoutBasePath } from '@/lib/site/addresses';

/**
 * Turns clicks on internal links into client-side navigation. Links in the text are plain HTML, so a single listener
 * handles all of them.
 */
export function LinkRouter() {
  const router = useRouter();
  const pathname = usePathname();
  useStateOnFragments(pathname);
  useReturn(pathname, router);
  useEffect(keepPositions, []);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = targetOfClick(event);
      if (event.defaultPrevented || !target || !(isPage(target) || isSamePage(target))) return;
      // Next would throw on a fragment with invalid percent-encoding, so leave the link to the browser.
      if (target.hash && !readFragment(target.hash)) return;
      event.preventDefault();
      router.push(routeOf(target));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
  return null;
}

/**
 * Adds Next's history state to entries created by links within a page. The browser creates these entries without state,
 * and Next ignores a return to them: the URL changes, but the page doesn't. Next also adopts the fragment, which it would
 * otherwise replace with an earlier one.
 * @param pathname the page whose state its entries share
 */
function useStateOnFragments(pathname: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A fragment that the reader requested while Next started with an earlier one. An entry without state is newer still,
      // and its event follows.
      const { url } = document.documentElement.dataset;
      if (url && url !== window.location.href && window.history.state !== null)
        window.history.replaceState({}, '', url);
    });
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own state.
  useEffect(() => {
    const { state } = window.history;
    const onHashChange = ({ newURL }: HashChangeEvent) => {
      if (window.history.state !== null) return;
      window.history.replaceState(state, '');
      // Without Next's own state, which Next adds again.
      window.history.replaceState({}, '', newURL);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [pathname]);
}

/**
 * Fills two gaps in how Next goes back or forward to another page:
 * - The browser restores the scroll position immediately, but after a reload, Next has to request the page first. Until
 *   it arrives, the document is tall enough for any position.
 * - Next ignores entries without state, which the browser creates for links within a page before hydration.
 * @param pathname the page on screen
 */
function useReturn(pathname: string, router: ReturnType<typeof useRouter>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const onPopState = () => {
      const isShown = withoutBasePath(window.location.pathname) === pathname;
      style.minHeight = isShown ? '' : '1e6px';
      if (!isShown && window.history.state === null)
        router.replace(routeOf(window.location), { scroll: false });
    };
    // Runs in the capture phase, before Next handles the event and possibly shows the page.
    window.addEventListener('popstate', onPopState, true);
    return () => {
      window.removeEventListener('popstate', onPopState, true);
      style.minHeight = '';
    };
  }, [pathname, router]);
}

/**
 * Restores where the reader left an entry of the history whose URL has a fragment. Next replaces the entry's state while
 * the browser returns to it. Chromium then forgets the position, and scrolls to the fragment.
 * @returns a function that stops it
 */
function keepPositions(): () => void {
  // In browsers without this, the entries have no names.
  const navigation: Navigation | undefined = window.navigation;
  if (!navigation) return () => {};
  const positions = new Map<string, number>();
  // Still the position on the page that the reader leaves. Replacing an entry's URL doesn't leave it.
  const onLeave = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== 'replace') positions.set(from.key, window.scrollY);
  };
  const onReturn = () => {
    const position = positions.get(navigation.currentEntry?.key ?? '');
    // A frame later, the browser has scrolled to the fragment, but painted nothing yet.
    if (position !== undefined && window.location.hash)
      requestAnimationFrame(() => window.scrollTo({ top: position, behavior: 'instant' }));
  };
  navigation.addEventListener('currententrychange', onLeave);
  window.addEventListener('popstate', onReturn);
  return () => {
    navigation.removeEventListener('currententrychange', onLeave);
    window.removeEventListener('popstate', onReturn);
  };
}

const routeOf = ({ pathname, search, hash }: URL | Location): string =>
  (withoutBasePath(pathname) ?? '/') + search + hash;
