import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { addCodeButtons } from '@/lib/browser/code-buttons';
import { codeOf } from '@/lib/browser/code-of';
import { addCopyButtons, textBefore } from '@/lib/browser/copy-buttons';
import { addMemberLinks, commentOf, shortLinkOf } from '@/lib/browser/member-links';
import { addNetworkSwitches, showNetwork } from '@/lib/browser/network-switch';
import { ownAddress } from '@/lib/browser/own-address';

/**
 * Buttons for all code blocks, for texts to copy, for networks to choose and for tables to sort, and copying for all
 * heading links, by one listener: the page itself stays plain HTML, and without scripts it shows no buttons that do
 * nothing.
 */
export function CodeActions() {
  const pathname = usePathname();
  const status = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other blocks.
  useEffect(addButtons, [pathname]);

  useEffect(() => {
    const tell = (message: string) => {
      if (status.current) status.current.textContent = message;
    };
    const onClick = async ({ target }: MouseEvent) => {
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-action], :is(h2, h3) > a') : null;
      if (!element) return;
      // The same words once more would not be read aloud.
      tell('');
      const { action } = element.dataset;
      if (action === 'wrap') toggleWrap(element);
      if (action === 'show-network') showNetwork(element);
      if (action === 'sort') tell(await sort(element));
      if (action === 'copy' && (await copy(element, codeOf(element)))) tell('Copied');
      if (action === 'copy-text' && (await copy(element, textBefore(element)))) tell('Copied');
      if (action === 'copy-comment' && (await copy(element, commentOf(element)))) tell('Comment copied');
      if (action === 'copy-short' && (await copy(element, shortLinkOf(element) ?? ''))) tell('Link copied');
      if (element instanceof HTMLAnchorElement && (await copy(element, ownAddress(element.hash))))
        tell('Link copied');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return <p ref={status} role="status" className="visually-hidden" />;
}

function addButtons(): void {
  addCodeButtons();
  addCopyButtons();
  addNetworkSwitches();
  addMemberLinks();
}

/** Copies a text and says so on the element for a moment. */
async function copy(element: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The reader can still select the text; a message that they can't act on would not help.
    return false;
  }
  element.dataset.done = '';
  setTimeout(() => delete element.dataset.done, 2000);
  return true;
}

/** Few pages have tables to sort, so what sorts them comes with the first click. */
async function sort(button: HTMLElement): Promise<string> {
  try {
    const { sortTable } = await import('@/lib/browser/sort-table');
    return sortTable(button);
  } catch {
    return 'The table could not be sorted. The connection may be down.';
  }
}

function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  button.closest('figure')?.toggleAttribute('data-wrap', isWrapped);
}
