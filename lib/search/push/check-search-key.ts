import type { Algoliasearch } from 'algoliasearch';
import { PushError } from './push-error';

/**
 * Checks that the key that readers get can search this index and do nothing else.
 * @throws PushError if it can't, or if it has other permissions; the message names them
 */
export async function checkSearchKey(client: Algoliasearch, key: string, index: string): Promise<void> {
  const { acl, indexes = [] } = await client.getApiKey({ key });
  const more = acl.filter((right) => right !== 'search');
  if (more.length > 0)
    throw new PushError(
      `The search key may do more than search: ${more.join(', ')}. Every reader gets this key, so make one whose only right is "search".`,
    );
  if (!acl.includes('search') || (indexes.length > 0 && !indexes.some((pattern) => matches(pattern, index))))
    throw new PushError(
      `The search key can't search the index ${index}. It may search ${indexes.join(', ') || 'none'}.`,
    );
}

/** A pattern can start or end with an asterisk: https://www.algolia.com/doc/rest-api/search/add-api-key */
function matches(pattern: string, index: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(index);
}
