import { site } from '@/lib/site/site';
import { shortenQuery } from './clean-query';

/** Returns a link to a prefilled issue form for a query without results. */
export function issueLink(query: string): string {
  const words = shortenQuery(query, 200);
  const fields = new URLSearchParams({
    title: `Search: no results for "${words}"`,
    body: `I searched the docs for "${words}" and found nothing. I expected to find:\n\n`,
  });
  return `${new URL('../../issues/new', site.editBase)}?${fields}`;
}
