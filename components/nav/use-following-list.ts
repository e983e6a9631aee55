import { type RefObject, useEffect } from 'react';
import { scrollToEntry } from './scroll-to-entry';

/**
 * Keeps a list of headings at the reader's place: scrolls it to the current entry, and opens the group that the reader is
 * in, once they stop to read.
 * @param place the ID of the current entry
 * @param group the ID of the group that contains it
 */
export function useFollowingList(
  list: RefObject<HTMLElement | null>,
  place: string | undefined,
  group: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open group follows the reader.
  useEffect(() => {
    const open = () => {
      removeEventListener('scroll', wait);
      openGroup(list.current);
      keepInView(list.current);
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(open, 500);
    };
    wait();
    addEventListener('scroll', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, [list, group]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the reader.
  useEffect(() => keepInView(list.current), [list, place]);
}

/** Shows the reader's place in a list that was just opened. */
export function showPlace(list: HTMLElement): void {
  openGroup(list);
  list.querySelector(marked)?.scrollIntoView({ block: 'center' });
}

/** The current entry. While the reader is in a folded group, that's the group. */
const marked = '[aria-current], details:not([open]) [data-current]';

/** Whether the reader points at the list or uses its keyboard focus. The list must not move then. */
const isUsed = (list: HTMLElement | null): boolean => list?.matches(':hover, :has(:focus-visible)') === true;

/** Scrolls a long list to the current entry. */
function keepInView(list: HTMLElement | null) {
  const entry = list?.querySelector(marked);
  if (list && entry && !isUsed(list)) scrollToEntry(list, entry);
}

/**
 * Opens the group that the reader is in, and closes the one that opened on its own. Groups that the reader or the filter
 * opened stay open.
 */
function openGroup(list: HTMLElement | null) {
  const group = list?.querySelector<HTMLDetailsElement>('details:has([data-current])');
  if (!list || !group || list.querySelector('input')?.value) return;
  if (!isUsed(list))
    for (const other of list.querySelectorAll<HTMLDetailsElement>('details[data-auto]'))
      if (other !== group) other.open = false;
  if (group.open) return;
  group.open = true;
  group.dataset.auto = '';
}
