'use client';
import { useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import { toCanonical, withBasePath } from '@/lib/asset-url';
import { assistants } from '@/lib/discovery/assistants';
import styles from './copy-page.module.css';

const outcomes = ['none', 'copied', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

const labels: Record<Outcome, string> = { none: 'Copy page', copied: 'Copied', failed: 'Not copied' };
const messages: Record<Outcome, string> = {
  none: '',
  copied: 'The page is copied as Markdown.',
  failed: 'The page could not be copied. Its Markdown can be viewed.',
};

/**
 * Copies the page as Markdown, and in a menu shows it or opens it in an assistant. An island, because only a script can
 * copy; without one, a link to the Markdown stands in its place.
 * @param url address of the plain form, without the base path
 */
export function CopyPage({ url }: { url: string }) {
  const { outcome, copy } = useCopy(withBasePath(url));
  return (
    <div className={styles.tools}>
      <a className={styles.plain} href={withBasePath(url)} type="text/markdown">
        View as Markdown
      </a>
      <div className={styles.split}>
        <button type="button" className={styles.copy} onClick={copy}>
          {outcomes.map((each) => (
            <span key={each} data-shown={each === outcome || undefined}>
              {labels[each]}
            </span>
          ))}
        </button>
        <button
          type="button"
          className={styles.more}
          popoverTarget="copy-page"
          aria-label="More ways to use this page"
        >
          <Icon name="chevron" />
        </button>
        <ul id="copy-page" popover="auto" className={styles.menu}>
          <li>
            <button type="button" onClick={copy} popoverTarget="copy-page" popoverTargetAction="hide">
              Copy as Markdown
            </button>
          </li>
          <li>
            <a href={withBasePath(url)} type="text/markdown">
              View as Markdown
            </a>
          </li>
          {assistants.map(({ name, toAddress }) => (
            <li key={name}>
              <a href={toAddress(toCanonical(url))} target="_blank" rel="noopener">
                Ask {name} about this page <span className="visually-hidden">(in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="visually-hidden">
        {messages[outcome]}
      </p>
    </div>
  );
}

/** Copies the text of a file and tells for a moment how that went. */
function useCopy(file: string) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const timer = useRef<number>(undefined);
  const copy = async (): Promise<void> => {
    window.clearTimeout(timer.current);
    setOutcome('none');
    try {
      // The text is still on its way: Safari lets only a click copy, and a click doesn't wait.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textOf(file) })]);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    timer.current = window.setTimeout(() => setOutcome('none'), 3000);
  };
  return { outcome, copy };
}

async function textOf(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
