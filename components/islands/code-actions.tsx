import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { addCopyButtons, codeOf, textBefore } from '@/lib/browser/copy-buttons';
import { addMemberLinks, commentOf, shortLinkOf } from '@/lib/browser/member-links';
import { addNetworkSwitches, showNetwork } from '@/lib/browser/network-switch';
import { ownAddress } from '@/lib/browser/own-address';

/**
 * Handles clicks on code block buttons, copyable text, network switches, sortable tables, and heading links with a
 * single listener, so that the page itself stays plain HTML. Buttons that appear many times on a page are added here;
 * without scripts, they aren't shown.
 */
export function CodeActions() {
  const pathname = usePathname();
  const status = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own blocks.
  useEffect(addButtons, [pathname]);

  useEffect(() => {
    const announce = (message: string) => {
      if (status.current) status.current.textContent = message;
    };
    const onClick = async ({ target }: MouseEvent) => {
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-action], :is(h2, h3) > a') : null;
      if (!element) return;
      // Screen readers don't announce the same text twice in a row, so clear it first.
      announce('');
      const { action } = element.dataset;
      if (action === 'wrap') toggleWrap(element);
      if (action === 'show-network') showNetwork(element);
      if (action === 'sort') announce(await sort(element));
      if (action === 'copy' && (await copy(element, codeOf(element)))) announce('Copied');
      if (action === 'copy-text' && (await copy(element, textBefore(element)))) announce('Copied');
      if (action === 'copy-comment' && (await copy(element, commentOf(element)))) announce('Comment copied');
      if (action === 'copy-short' && (await copy(element, shortLinkOf(element) ?? '')))
        announce('Link copied');
      if (element instanceof HTMLAnchorElement && (await copy(element, ownAddress(element.hash))))
        announce('Link copied');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return <p ref={status} role="status" className="visually-hidden" />;
}

function addButtons(): void {
  addCopyButtons();
  addNetworkSwitches();
  addMemberLinks();
}

/** Copies a text and briefly marks the element as copied. */
async function copy(element: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The reader can still select the text. An error message wouldn't help.
    return false;
  }
  element.dataset.done = '';
  setTimeout(() => delete element.dataset.done, 2000);
  return true;
}

/** Few pages have sortable tables, so the sorting code loads on the first click. */
async function sort(button: HTMLElement): Promise<string> {
  try {
    const { sortTable } = await import('@/lib/browser/sort-table');
    return sortTable(button);
  } catch {
    return 'The table couldn’t be sorted. You might be offline.';
  }
}

function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  button.closest('figure')?.toggleAttribute('data-wrap', isWrapped);
}
