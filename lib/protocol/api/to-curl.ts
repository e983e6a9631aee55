import { stripIgnoredCharacters } from 'graphql';

/**
 * Returns a shell command that sends a query.
 * @param url a URL without placeholders
 * @param query GraphQL, which is sent without insignificant whitespace
 */
export function toCurl(url: string, query: string, variables: Record<string, unknown> | undefined): string {
  const body = JSON.stringify({ query: stripIgnoredCharacters(query), ...(variables && { variables }) });
  return [
    `curl ${quote(url)} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quote(body)}`,
  ].join('\n');
}

/** Quotes a word for a POSIX shell. Inside single quotes, only the single quote itself is special. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
