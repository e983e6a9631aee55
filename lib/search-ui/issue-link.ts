import { site } from '@/lib/site';
import { shortenQuery } from './clean-query';

/** The code host's form for an issue, filled in for a query that found nothing. */
export function issueLink(query: string): string {
  const words = shortenQuery(query, 200);
  const fields = new URLSearchParams({
    title: `Search: no results for "${words}"`,
    body: `I searched the docs for "${words}" and found nothing. I expected to find:\n\n`,
  });
  return `${new URL('../../issues/new', site.editBase)}?${fields}`;
}
