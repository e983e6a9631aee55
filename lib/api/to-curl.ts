import { stripIgnoredCharacters } from 'graphql';

/**
 * A shell command that sends a query and runs as it stands.
 * @param url an address without a placeholder
 * @param query GraphQL; it is sent without the blanks that only people need
 */
export function toCurl(url: string, query: string, variables: Record<string, unknown> | undefined): string {
  const body = JSON.stringify({ query: stripIgnoredCharacters(query), ...(variables && { variables }) });
  return [
    `curl ${quote(url)} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quote(body)}`,
  ].join('\n');
}

/** Text as one word of a POSIX shell; in single quotes nothing but the quote itself is special. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
