import { useEffect, useRef } from 'react';
import { listen } from '@/components/listen';
import { closePopover, isPopoverOpen } from '@/lib/browser/popover';

/**
 * The parts of the page outside the drawer. Not `main` itself, because readers who navigate by landmarks need a main
 * landmark, and no dialog, which makes the rest of the page inert when it opens.
 */
const outside = 'body > :not(dialog, .layout), main > *';

/**
 * Adds what the browser's popover doesn't do for a drawer. While it's open, the page behind it can't receive
 * focus. It closes when the reader goes to another page, or when the window becomes wide enough for the
 * sidebar.
 * @param slug the current page; the drawer closes when it changes
 * @returns a ref for the popover
 */
export function useDrawer(slug: string) {
  const drawer = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const setOutsideInert = (isInert: boolean) => {
      for (const each of document.querySelectorAll<HTMLElement>(outside)) each.inert = isInert;
    };
    const onOpened = () => {
      if (!isPopoverOpen(element)) return;
      setOutsideInert(true);
      // The reader may have moved the focus into the drawer before this script ran.
      if (element.contains(document.activeElement)) return;
      const current = element.querySelector<HTMLElement>('[aria-current="page"]');
      (current ?? element.querySelector('a'))?.focus();
    };
    // Runs before the drawer closes, so that the browser can return the focus to the menu button.
    const onClosing = ({ newState }: ToggleEvent) => newState === 'closed' && setOutsideInert(false);
    // A link to the current page doesn't change the slug, so close the drawer here.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]:not([role=button])')) closePopover(element);
    };
    // The browser may have opened it before this script ran.
    onOpened();
    return listen(element, { toggle: onOpened, beforetoggle: onClosing, click: onClick });
  }, []);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 62.25rem)');
    const closeIfWide = () => wide.matches && closePopover(drawer.current);
    // The window may have grown since the browser opened the drawer, before this script ran.
    closeIfWide();
    return listen(wide, { change: closeIfWide });
  }, []);

  // Only when the page changes, because the reader may have opened the drawer before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => () => closePopover(drawer.current), [slug]);

  return drawer;
}
