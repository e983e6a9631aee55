import { useEffect, useRef } from 'react';

/**
 * What the browser's popover leaves open for a drawer: while it shows, the page behind takes no focus; it closes when
 * the reader moves to another page or when the window grows wide enough for the sidebar.
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
      if (!element.matches(':popover-open')) return;
      setOutsideInert(true);
      const current = element.querySelector<HTMLElement>('[aria-current="page"]');
      (current ?? element.querySelector('summary'))?.focus();
    };
    // Before it closes, so that the browser can give the focus back to the menu button.
    const onClosing = ({ newState }: ToggleEvent) => newState === 'closed' && setOutsideInert(false);
    // A link to the page that is shown changes nothing that would close the drawer.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]:not([role=button])')) closePopover(element);
    };
    // The browser opens it by itself, perhaps before this script was there.
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
    const wide = window.matchMedia('(min-width: 996px)');
    const close = () => closePopover(drawer.current);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slug is the reason to close, not an ingredient.
  useEffect(() => closePopover(drawer.current), [slug]);

  return drawer;
}

function closePopover(element: HTMLElement | null): void {
  if (element?.matches(':popover-open')) element.hidePopover();
}

/** Everything on the page that neither holds the drawer nor stands in it. */
function elementsOutside(drawer: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (
    let element: HTMLElement | null = drawer;
    element && element !== document.body;
    element = element.parentElement
  ) {
    for (const sibling of element.parentElement?.children ?? []) {
      if (sibling !== element && sibling instanceof HTMLElement) outside.push(sibling);
    }
  }
  return outside;
}
