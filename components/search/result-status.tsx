import { useEffect, useState } from 'react';
import { type Count, formatCount } from './format-count';
import { shortenQuery } from './query';
import type { SearchView } from './use-search-view';

/** While the reader types, each announcement would interrupt the previous one. */
const pause = 500;

type Props = { view: SearchView; count: Count; query: string };

/** Announces the number of results to screen readers. Failures have their own live region. */
export function ResultStatus({ view, count, query }: Props) {
  const text = textOf({ view, count, query });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}

function textOf({ view, count, query }: Props): string {
  if (view === 'found') return `${formatCount(count)} for ${shortenQuery(query)}`;
  return view === 'empty' ? `No results for ${shortenQuery(query)}` : '';
}
