'use client';
import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import { copyText, readText } from '@/lib/browser/copy-text';
import { toCanonical, withBasePath } from '@/lib/site/addresses';
import styles from './copy-page.module.css';

const outcomes = ['none', 'copied', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

const labels: Record<Outcome, string> = { none: 'Copy page', copied: 'Copied', failed: 'Not copied' };
const messages: Record<Outcome, string> = {
  none: '',
  copied: 'Copied the page as Markdown.',
  failed: 'The page couldn’t be copied. You can view it as Markdown instead.',
};

/** AI assistants that readers can ask about a page. They accept a question in their URL. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

/**
 * Copies the page as Markdown. A menu also offers to show the Markdown or to open it in an assistant. It's a client
 * component because copying requires a script; without scripts, it's a link to the Markdown.
 * @param url URL of the plain form, without the base path
 */
export function CopyPage({ url }: { url: string }) {
  const { outcome, copy } = useCopy(withBasePath(url));
  // The assistant fetches the plain form.
  const question = encodeURIComponent(`Read ${toCanonical(url)} and answer my questions about it.`);
  return (
    <div className={styles.tools}>
      <a className={styles.plain} href={withBasePath(url)} type="text/markdown">
        View as Markdown
      </a>
      <div className={styles.split}>
        <button type="button" className={styles.copy} onClick={copy} data-action="copy-page">
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
        <ul id="copy-page" popover="auto" className={`menu ${styles.menu}`}>
          <li>
            <button
              type="button"
              onClick={copy}
              data-action="copy-page"
              popoverTarget="copy-page"
              popoverTargetAction="hide"
              data-early=""
            >
              Copy as Markdown
            </button>
          </li>
          <li>
            <a href={withBasePath(url)} type="text/markdown">
              View as Markdown
            </a>
          </li>
          {assistants.map(({ name, address }) => (
            <li key={name}>
              <a href={`${address}${question}`} target="_blank" rel="noopener">
                Ask {name} about this page <span aria-hidden="true">↗</span>
                <span className="visually-hidden"> (in a new tab)</span>
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

/** Copies the contents of a file and briefly reports whether that worked. */
function useCopy(file: string) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const timer = useRef<number>(undefined);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    window.clearTimeout(timer.current);
    setOutcome('none');
    setOutcome((await copyText(currentTarget, readText(file))) ? 'copied' : 'failed');
    timer.current = window.setTimeout(() => setOutcome('none'), 3000);
  };
  return { outcome, copy };
}
