import { useEffect, useRef } from 'react';
import { closePopover, isPopoverOpen } from '@/lib/browser/popover';

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
      for (const sibling of elementsOutside(element)) sibling.inert = isInert;
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
    element.addEventListener('toggle', onOpened);
    element.addEventListener('beforetoggle', onClosing);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('toggle', onOpened);
      element.removeEventListener('beforetoggle', onClosing);
      element.removeEventListener('click', onClick);
    };
  }, []);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 62.25rem)');
    const closeIfWide = () => wide.matches && closePopover(drawer.current);
    // The window may have grown since the browser opened the drawer, before this script ran.
    closeIfWide();
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, []);

  // Skip the first render, because the reader may have opened the drawer before hydration.
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current === slug) return;
    shown.current = slug;
    closePopover(drawer.current);
  }, [slug]);

  return drawer;
}

/**
 * Returns the parts of the page outside the drawer. For `main`, it returns the children, because readers who
 * navigate by landmarks need a main landmark.
 */
function elementsOutside(drawer: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (
    let element: HTMLElement | null = drawer;
    element && element !== document.body;
    element = element.parentElement
  ) {
    for (const sibling of element.parentElement?.children ?? []) {
      // A dialog makes the rest of the page inert when it opens, and must not be inert itself.
      if (sibling === element || !isHtml(sibling) || sibling.matches('dialog')) continue;
      if (sibling.matches('main')) outside.push(...[...sibling.children].filter(isHtml));
      else outside.push(sibling);
    }
  }
  return outside;
}

const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement;
