import { useEffect, useState } from 'react';
import { readFragment } from '@/lib/browser/follow-moved-anchor';
import type { Heading } from '@/lib/markup/document';

type ReadingPosition = {
  /** The ID of the section that the reader is in: empty above the first one, and undefined before scripts know it. */
  current: string | undefined;
  /** The part of that section, such as a chain, if the list of headings leaves it out. Its ID can be empty. */
  part: Part | undefined;
};

export type Part = { id: string; text: string };

/** Headings, the names of groups in a contract's index, and the names of errors without their contract. */
const parts =
  'article > .prose :is(h2, h3, h4, .contract-index > .member-label, .error-name code > :last-child)';

/**
 * Returns the section that the reader is in. That's the one whose heading is right below the
 * header, where a link to it scrolls, or else the last one whose heading is in the top third of the window or
 * above it. At the end of the page, it's the last section.
 */
export function useReadingPosition(headings: Heading[]): ReadingPosition {
  const [current, setCurrent] = useState<string>();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const all = [...document.querySelectorAll(parts)];
    const mark = () => {
      const id = findCurrent(headings) ?? '';
      setCurrent(id);
      const reached = findPart(all, headings, id);
      setPart((old) => (old?.text === reached?.text ? old : reached));
    };
    // The observer reports headings that cross the reading line or the header, but a jump can end between two of them.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `${-belowHeader()}px 0px -66% 0px`,
    });
    for (const element of all) observer.observe(element);
    document.addEventListener('scrollend', mark);
    window.addEventListener('hashchange', mark);
    mark();
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', mark);
      document.removeEventListener('scrollend', mark);
    };
  }, [headings]);
  return { current, part };
}

/** Returns the part that the reader is in, if it belongs to the current section and isn't the section itself. */
function findPart(all: Element[], headings: Heading[], current: string): Part | undefined {
  const isListed = ({ id }: Element) => headings.some((heading) => heading.id === id);
  // Some parts have no ID, either.
  const start = current === '' ? -1 : all.findIndex(({ id }) => id === current);
  const after = all.slice(start + 1);
  const end = after.findIndex(isListed);
  const places = [...all.slice(start, start + 1), ...after.slice(0, end === -1 ? undefined : end)];
  const reached = lastReached(places, (element) => element.getBoundingClientRect().top);
  return reached && reached !== all[start] ? { id: reached.id, text: reached.textContent ?? '' } : undefined;
}

function findCurrent(headings: Heading[]): string | undefined {
  const { innerHeight, scrollY } = window;
  const topOf = ({ id }: Heading) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) {
    // The last sections can't scroll up to the header, so treat the one in the URL as the current section.
    const fragment = readFragment(window.location.hash);
    const requested = headings.find(({ id }) => id === fragment);
    return requested && topOf(requested) > 0 ? requested.id : headings.at(-1)?.id;
  }
  return lastReached(headings, topOf)?.id;
}

/** Returns the one right below the header, where a link scrolls, or else the last one in the top third of the window. */
function lastReached<Place>(places: readonly Place[], topOf: (place: Place) => number): Place | undefined {
  const line = belowHeader();
  // Headings of short entries can be closer to each other than the header is tall.
  const arrived = places.find((place) => Math.abs(topOf(place) - line) <= 8);
  return arrived ?? places.findLast((place) => topOf(place) < readingLine());
}

/** Returns a third of the window's height, or more if a link has led to a row further down, which shows what's above it. */
function readingLine(): number {
  const { innerHeight, location } = window;
  const target = document.getElementById(readFragment(location.hash))?.getBoundingClientRect().top ?? 0;
  return Math.max(innerHeight / 3, target < 0.6 * innerHeight ? target : 0);
}

/** Returns where a link scrolls a heading to, in pixels from the top of the window. Without stylesheets, it's `auto`. */
const belowHeader = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
