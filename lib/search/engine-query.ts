import { readIdentifier } from './identifiers';
import { withVersions } from './named-releases';

/** The hosted engine's limit. Real queries are shorter. */
const maxQueryLength = 512;

/**
 * Returns a query in the form that records have: with hexadecimal numbers as they're indexed, revert data as the selector of
 * its error, and versions and aliases as pages write them.
 */
export function toEngineQuery(query: string): string {
  const identifier = readIdentifier(query);
  // The records have the alias of a stream's contract and its chain's ID, but not the stream's name, such as `LK3-1-12`.
  const words = withVersions(query).replace(
    /\b([A-Z]{2}\d?)-(\d+)(?:-\d+)?\b/gi,
    (_, alias: string, chain: string) => `${alias.toUpperCase()} ${chain}`,
  );
  const text = identifier?.kind === 'revert-data' ? identifier.selector : (identifier?.text ?? words);
  // A lone surrogate, which the cut may leave, isn't a character and can't be encoded in a URL.
  return text.slice(0, maxQueryLength).replace(/\p{Surrogate}/gu, '\ufffd');
}
