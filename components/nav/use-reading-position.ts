import { useEffect, useState } from 'react';
import type { Heading } from '@/lib/content/document';

/**
 * The id of the section that is being read: one whose heading stands right under the header, where a link to it puts it;
 * else the last heading above a line a third down the window, and at the end of the page the last one.
 */
export function useReadingPosition(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const mark = () => setCurrent(findCurrent(headings));
    // The observer reports headings that cross the reading line; a jump may end between two of them.
    const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    document.addEventListener('scrollend', mark);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', mark);
    };
  }, [headings]);
  return current;
}

function findCurrent(headings: Heading[]): string | undefined {
  const { innerHeight, scrollY } = window;
  const topOf = ({ id }: Heading) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) {
    // The last sections can't reach the header; the one that was asked for is the one that is read.
    const asked = headings.find(({ id }) => `#${id}` === decodeURIComponent(window.location.hash));
    return asked && topOf(asked) > 0 ? asked.id : headings.at(-1)?.id;
  }
  const underHeader = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  const reached = headings.find((heading) => topOf(heading) > 0 && topOf(heading) <= underHeader);
  return (reached ?? headings.findLast((heading) => topOf(heading) < innerHeight / 3))?.id;
}
