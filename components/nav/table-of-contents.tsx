'use client';
import { useRef } from 'react';
import { Icon } from '@/components/icon';
import type { Heading } from '@/lib/content/document';
import styles from './table-of-contents.module.css';
import { useReadingPosition } from './use-reading-position';

/**
 * The headings of the page, the one that is being read marked. On a wide screen it stands beside the text; on others
 * the same list is a popover behind a button at the top, which the browser opens before any script runs.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const contents = useRef<HTMLElement>(null);
  const current = useReadingPosition(headings);
  if (headings.length < 2) return null;
  const close = () => contents.current?.matches(':popover-open') && contents.current.hidePopover();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="contents">
        <Icon name="list" /> On this page
      </button>
      <nav
        id="contents"
        popover="auto"
        ref={contents}
        className={styles.contents}
        aria-labelledby="contents-title"
      >
        <p id="contents-title">On this page</p>
        <ul>
          {headings.map(({ id, text, depth }) => (
            <li key={id} className={depth === 3 ? styles.part : undefined}>
              <a href={`#${id}`} onClick={close} aria-current={id === current ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
