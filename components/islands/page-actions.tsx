import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { listen } from '@/components/listen';
import { isPlainClick } from '@/lib/browser/click-target';
import { addCopyButtons, addWrapButtons, codeOf, fileBefore, textBefore } from '@/lib/browser/copy-buttons';
import { copyText } from '@/lib/browser/copy-text';
import { addMemberLinks } from '@/lib/browser/member-menu';
import { showNetwork, startFilters } from '@/lib/browser/page-filter';
import { videoHost } from '@/lib/content/videos';
import { ownAddress } from '@/lib/site/addresses';

/**
 * Handles clicks on code block buttons, copyable text, network switches, sortable tables, posters of videos, and heading
 * links with a single listener, so that the page itself stays plain HTML. Buttons that appear many times on a page are added here;
 * without scripts, they aren't shown.
 */
export function PageActions() {
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
      const copy = async (text: string | Promise<string>, copied = 'Copied') =>
        announce((await copyText(element, text)) ? mark(element, 'done', copied) : markFailed(element));
      if (action === 'copy') return copy(codeOf(element));
      if (action === 'copy-text') return copy(textBefore(element));
      if (action === 'copy-file') return copy(fileBefore(element));
      if (action === 'member-menu') return announce(await openMenu(element, copy));
      if (element instanceof HTMLAnchorElement) return copy(ownAddress(element.hash), 'Link copied');
    };
    return listen(document, { click: onClick, keydown: dismissCards });
  }, []);
  return <p ref={status} role="status" className="visually-hidden" />;
}

function addButtons(): void {
  addCopyButtons();
  addWrapButtons();
  startFilters();
  addMemberLinks();
}

/** Replaces the poster of a video, which is a link to it, with its player, which starts, and moves the focus there. */
function play(event: MouseEvent, poster: HTMLElement): void {
  if (!(poster instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.src = `${videoHost}/embed/${new URL(poster.href).searchParams.get('v')}?autoplay=1`;
  player.title = poster.querySelector('span + span')?.textContent ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  poster.replaceWith(player);
  player.focus();
}

/** The timers that remove marks, so that a new mark isn't removed with the one before it. */
const timers = new WeakMap<HTMLElement, number>();

/** Briefly shows beside an element whether its text was copied, and returns the message for screen readers. */
function mark(element: HTMLElement, outcome: 'done' | 'failed', message: string): string {
  delete element.dataset.done;
  delete element.dataset.failed;
  element.dataset[outcome] = /^[^.]*/.exec(message)?.[0];
  clearTimeout(timers.get(element));
  timers.set(
    element,
    window.setTimeout(() => delete element.dataset[outcome], 2000),
  );
  return message;
}

/** The reader can still select the text, or open the file. Over http, browsers have no clipboard. */
const markFailed = (element: HTMLElement): string =>
  mark(
    element,
    'failed',
    window.isSecureContext
      ? 'Not copied. The browser didn’t allow it, or the file didn’t load.'
      : 'Copying needs https. You can select the text.',
  );

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
  button.closest('figure, .call')?.toggleAttribute('data-wrap', isWrapped);
}
