import type { FoundPage } from './hits/found-page';
import { savePage } from './hits/saved-pages';
import type { SearchHit } from './search-hit';

/** Adds an opened hit to the recent searches. */
export const rememberHit = ({ path, title, place, trail, kind }: FoundPage<SearchHit>): void =>
  savePage('recent', { path, title, trail: [...place, ...trail].join(' › '), kind });
