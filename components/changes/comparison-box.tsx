'use client';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { ComparedProduct } from '@/lib/protocol/reference/changes/compared-products';
import styles from './comparison-box.module.css';
import { InlineMarkdown } from './inline-markdown';
import type { Comparison } from './load-comparison';

type Answer = Comparison | 'loading' | 'failed';

/**
 * Compares any two releases in the browser, because pages for all pairs would be much larger than the file that it needs.
 * @param versions oldest first, separated by spaces
 */
export function ComparisonBox({ product, versions }: { product: ComparedProduct; versions: string }) {
  const choices = useRef<HTMLDivElement>(null);
  const [pair, setPair] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const list = versions.split(' ');
  // The reader may have chosen before scripts ran.
  useEffect(() => {
    if (choices.current && isChosen(choices.current)) setPair(pairIn(choices.current));
  }, []);
  useEffect(() => {
    if (pair === undefined) return;
    let isCurrent = true;
    const show = (next: Answer) => isCurrent && setAnswer(next);
    const [from = '', to = ''] = pair.split(' ');
    show('loading');
    import('./load-comparison')
      .then(({ loadComparison }) => loadComparison(product, from, to))
      .then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [pair, product]);
  return (
    <div className={styles.box}>
      <div
        ref={choices}
        onChange={({ currentTarget }) => setPair(pairIn(currentTarget))}
        className={styles.choices}
      >
        <Choice label="From" name="from" versions={list} selected={list.at(-2)} />
        <Choice label="To" name="to" versions={list} selected={list.at(-1)} />
      </div>
      <div role="status" className={styles.status}>
        {answer ? statusOf(answer) : `The next section compares ${list.slice(-2).join(' with ')}.`}
      </div>
      {typeof answer === 'object' && <Result comparison={answer} />}
    </div>
  );
}

/** Returns both versions, separated by a space. */
const pairIn = (choices: Element): string =>
  [...choices.querySelectorAll('select')].map(({ value }) => value).join(' ');

const isChosen = (choices: Element): boolean =>
  [...choices.querySelectorAll('option')].some((option) => option.selected !== option.defaultSelected);

type ChoiceProps = { label: string; name: string; versions: string[]; selected: string | undefined };

function Choice({ label, name, versions, selected }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={selected}>
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </div>
  );
}

function statusOf(answer: Answer): string {
  if (answer === 'loading') return 'Comparing…';
  if (answer === 'failed') return 'The comparison could not be loaded. Reload the page to try again.';
  const { from, to, sections } = answer;
  if (from === to) return 'Choose two different releases.';
  return sections.length > 0
    ? `What changed from ${from} to ${to}:`
    : `Nothing changed from ${from} to ${to}.`;
}

const Result = ({ comparison }: { comparison: Comparison }) =>
  comparison.sections.map(({ title, items }) => (
    <Fragment key={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="release-changes">
        {items.map(({ label, entries }) => (
          <li key={label}>
            <InlineMarkdown text={label} />
            <ul>
              {entries.map((entry) => (
                <li key={entry}>
                  <InlineMarkdown text={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
