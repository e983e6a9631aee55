import { useEffect, useState } from 'react';
import { listen } from '@/components/listen';
import { readFragment } from '@/lib/browser/follow-moved-anchor';
import type { Heading } from '@/lib/markup/document';

type ReadingPosition = {
  /** The ID of the section that the reader is in: empty above the first one, and undefined before scripts know it. */
  current: string | undefined;
  /** The name of the part of that section, such as a chain, if the list of headings leaves it out. */
  part: string | undefined;
};

/** Headings, the names of groups in a contract's index, and the names of errors without their contract. */
const parts =
  'article > .prose :is(h2, h3, h4, .contract-index > .member-label, .error-name code > :last-child)';

/**
 * Returns the section that the reader is in. That's the last one whose heading is right below the header, where a link to
 * it scrolls, or above. Once that heading is out of view, it's the next one as soon as its heading is in the upper third of
 * the window. At the end of the page, it's the last section.
 */
export function useReadingPosition(headings: Heading[]): ReadingPosition {
  const [current, setCurrent] = useState<string>();
  const [part, setPart] = useState<string>();
  useEffect(() => {
    const all = [...document.querySelectorAll(parts)];
    // React doesn't know the mark of `lib/browser/page-loader.ts`, so it would stay if the reader is elsewhere.
    const current = `#${findCurrent(headings)}`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"][aria-current]'))
      if (link.hash !== current) link.removeAttribute('aria-current');
    const mark = () => {
      const id = findCurrent(headings) ?? '';
      setCurrent(id);
      setPart(findPart(all, headings, id));
    };
    mark();
    return listen(window, { scroll: mark, hashchange: mark }, { passive: true });
  }, [headings]);
  return { current, part };
}

/** Returns the name of the part that the reader is in, if it belongs to the current section and isn't the section itself. */
function findPart(all: Element[], headings: Heading[], current: string): string | undefined {
  const isListed = ({ id }: Element) => headings.some((heading) => heading.id === id);
  // Some parts have no ID, either.
  const start = current === '' ? -1 : all.findIndex(({ id }) => id === current);
  const after = all.slice(start + 1);
  const end = after.findIndex(isListed);
  const places = [...all.slice(start, start + 1), ...after.slice(0, end === -1 ? undefined : end)];
  // The name of an error begins below the top of its row, which is where a link leads.
  const reached = lastReached(
    places,
    (element) => (element.closest('tr') ?? element).getBoundingClientRect().top,
  );
  return reached && reached !== all[start] ? (reached.textContent ?? '') : undefined;
}

function findCurrent(headings: Heading[]): string | undefined {
  const { innerHeight, scrollY } = window;
  const topOf = ({ id }: Pick<Heading, 'id'>) =>
    (id ? document.getElementById(id) : document.querySelector('h1'))?.getBoundingClientRect().top ??
    innerHeight;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) {
    // The last sections can't scroll up to the header, so treat the one in the URL as the current section.
    const fragment = readFragment(window.location.hash);
    const requested = headings.find(({ id }) => id === fragment);
    return requested && topOf(requested) > 0 ? requested.id : headings.at(-1)?.id;
  }
  // The head of a table stays in view and names its section until the table ends.
  const limitOf = ({ id }: Pick<Heading, 'id'>) =>
    document.getElementById(id)?.matches('.table + *, section:has(table) + section > *')
      ? 0
      : innerHeight / 3;
  // While the page's title is in view, the first heading can also be in the upper third of the window.
  return lastReached([{ id: '' }, ...headings], topOf, limitOf)?.id;
}

/**
 * Returns the last place that the reader has reached. Once it's out of view, that's the next one if it's above its limit,
 * in pixels from the top of the window, or right below where a link scrolls a heading to. If a link has led to a row further
 * down, below the heading of its section, the reader has reached that row.
 */
function lastReached<Place>(
  places: readonly Place[],
  topOf: (place: Place) => number,
  limitOf = (_place: Place): number => 0,
): Place | undefined {
  // Without stylesheets, the padding is `auto`.
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const line = pixels(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  // A link scrolls to 24 px below the header, and the sticky head of a table can cover the text up to there.
  const isInView = (top: number) => top > line - 32;
  const target = document.getElementById(readFragment(window.location.hash));
  const { top = 0 } = target?.getBoundingClientRect() ?? {};
  const isAtTarget =
    target && isInView(top) && top <= line + pixels(getComputedStyle(target).scrollMarginTop);
  const index = places.findLastIndex((place) => topOf(place) <= (isAtTarget ? Math.max(line, top) : line));
  const [last, next] = [places[index], places[index + 1]];
  if (isAtTarget || (last && isInView(topOf(last)))) return last;
  return next && topOf(next) <= Math.max(line + 32, limitOf(next)) ? next : last;
}
