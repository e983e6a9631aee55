import { useEffect, useState } from 'react';
import { shortenQuery } from '@/lib/search-ui/clean-query';
import type { SearchView } from './use-search-view';

/** While the reader is typing, every count would interrupt the one before. */
const pause = 500;

type Props = { view: SearchView; count: number; query: string };

/** Tells readers who don't see them how many results there are. Failures tell themselves. */
export function ResultStatus({ view, count, query }: Props) {
  const text = textOf({ view, count, query });
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {told}
    </p>
  );
}

function textOf({ view, count, query }: Props): string {
  if (view === 'found') return `${count} ${count === 1 ? 'result' : 'results'} for ${shortenQuery(query)}`;
  return view === 'empty' ? `No results for ${shortenQuery(query)}` : '';
}
