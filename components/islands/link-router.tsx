import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { targetOfClick } from '@/lib/browser/click-target';
import { isPage, isSamePage } from '@/lib/browser/is-page';
import { env } from '@/lib/public-env';

/**
 * Makes links lead on within the page that is loaded. Text is plain HTML and other links are as plain, so one listener
 * does it for all.
 */
export function LinkRouter() {
  const router = useRouter();
  useStateOnFragments(usePathname());
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = targetOfClick(event);
      if (event.defaultPrevented || !target || !(isPage(target) || isSamePage(target))) return;
      event.preventDefault();
      router.push(target.pathname.slice(env.basePath.length) + target.search + target.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
  return null;
}

/**
 * Gives the history entries of links within a page the state that Next keeps in its own. The browser makes them without
 * one, and Next then ignores a return to them: the address changes, the page doesn't.
 * @param pathname the page, whose state its entries share
 */
function useStateOnFragments(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a state of its own.
  useEffect(() => {
    const { state } = window.history;
    const onHashChange = () => {
      if (window.history.state === null) window.history.replaceState(state, '');
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [pathname]);
}
