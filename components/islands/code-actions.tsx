import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isPlainClick } from '@/lib/browser/click-target';
import { addCopyButtons, addFileButtons, codeOf, fileBefore, textBefore } from '@/lib/browser/copy-buttons';
import { addMemberLinks } from '@/lib/browser/member-menu';
import { addNetworkSwitches, showNetwork } from '@/lib/browser/network-switch';
import { ownAddress } from '@/lib/browser/own-address';
import { playVideo } from '@/lib/browser/play-video';

/**
 * Handles clicks on code block buttons, copyable text, network switches, sortable tables, posters of videos, and heading
 * links with a single listener, so that the page itself stays plain HTML. Buttons that appear many times on a page are added here;
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
    const onClick = async (event: MouseEvent) => {
      const { target } = event;
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-action], :is(h2, h3) > a') : null;
      if (!element) return;
      // Screen readers don't announce the same text twice in a row, so clear it first.
      announce('');
      const { action } = element.dataset;
      if (action === 'play') return play(event, element);
      if (action === 'wrap') toggleWrap(element);
      if (action === 'show-network') showNetwork(element);
      if (action === 'sort') announce(await sort(element));
      if (action === 'copy') announce(await copy(element, codeOf(element)));
      if (action === 'copy-text') announce(await copy(element, textBefore(element)));
      if (action === 'copy-file')
        announce((await copyFile(element)) ? 'Copied' : 'The file couldn’t be loaded.');
      if (action === 'member-menu')
        announce(await openMenu(element, async (text) => announce(await copy(element, text))));
      if (element instanceof HTMLAnchorElement)
        announce(await copy(element, ownAddress(element.hash), 'Link copied'));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', dismissCards);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', dismissCards);
    };
  }, []);
  return <p ref={status} role="status" className="visually-hidden" />;
}

function addButtons(): void {
  addCopyButtons();
  addFileButtons();
  addNetworkSwitches();
  addMemberLinks();
}

function play(event: MouseEvent, poster: HTMLElement): void {
  if (!(poster instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  event.preventDefault();
  playVideo(poster);
}

/**
 * Copies a text and briefly shows beside the element whether that worked.
 * @returns the message for screen readers
 */
async function copy(element: HTMLElement, text: string, success = 'Copied'): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers have no clipboard for pages that were loaded over http.
    const failure = window.isSecureContext ? 'Not copied' : 'Copying needs https';
    mark(element, 'failed', failure);
    return `${failure}. You can select the text.`;
  }
  markCopied(element);
  return success;
}

const markCopied = (element: HTMLElement): void => mark(element, 'done', '');

function mark(element: HTMLElement, name: 'done' | 'failed', value: string): void {
  element.dataset[name] = value;
  setTimeout(() => delete element.dataset[name], 2000);
}

/** Copies a file. Safari only allows this if the clipboard gets the promise of the text during the click. */
async function copyFile(button: HTMLElement): Promise<boolean> {
  try {
    const text = fileBefore(button).then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    return false;
  }
  markCopied(button);
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

/** Removes the visible cards of names in code on Escape, without moving the pointer or the focus. */
function dismissCards({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const link of document.querySelectorAll('[data-card]:is(:hover, :focus)'))
    link.removeAttribute('data-card');
}

/** Few readers open the menu of a contract item, so its code loads on the first click. */
async function openMenu(button: HTMLElement, onCopy: (text: string) => void): Promise<string> {
  button.ariaBusy = 'true';
  try {
    const { openMemberMenu } = await import('@/lib/browser/member-menu');
    openMemberMenu(button, onCopy);
    return '';
  } catch {
    return 'The menu couldn’t be opened. You might be offline.';
  } finally {
    button.ariaBusy = null;
  }
}

function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isWrapped));
  button.closest('figure')?.toggleAttribute('data-wrap', isWrapped);
}
