import { git } from '@/lib/site/commit';

/** An address on the site, without the base path, and an ID on its page. */
type Permalink = { address: string; anchor?: string };

/** The file with every address and anchor that was ever published, one per line. */
export const permalinksFile = 'content/permalinks.txt';

/** Formats a line of the list in ASCII, such as `/concepts/fees#broker-fee`. */
export const formatPermalink = ({ address, anchor }: Permalink): string =>
  toAscii(anchor === undefined ? address : `${address}#${anchor}`);

/** Parses a line of the list, or returns `undefined` if the line is invalid. */
export function readPermalink(line: string): Permalink | undefined {
  const match = /^(\/[!-"$-~]*)(?:#([!-"$-~]+))?$/.exec(line);
  if (!match?.[1]) return undefined;
  try {
    const [address, anchor] = [match[1], match[2]].map((part) => part && decodeURIComponent(part));
    if (address === undefined) return undefined;
    const permalink = anchor === undefined ? { address } : { address, anchor };
    return formatPermalink(permalink) === line ? permalink : undefined;
  } catch {
    return undefined;
  }
}

/** Percent-encodes non-ASCII characters like a browser, and percent signs, so that they can be decoded. */
const toAscii = (text: string): string => text.replace(/[^!-~]|%/gu, (sign) => encodeURIComponent(sign));

/** Removes duplicates and sorts lines by code units, independently of the locale. */
export const sortPermalinks = (lines: Iterable<string>): string[] => [...new Set(lines)].sort();

/** Returns the lines of the list. */
export const readPermalinks = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Returns the list with all new lines added. Nothing is ever removed. */
export const addPermalinks = (text: string, current: Iterable<string>): string =>
  sortPermalinks([...readPermalinks(text), ...current])
    .map((line) => `${line}\n`)
    .join('');

/** Returns the lines for a page and its anchors. */
export const linesOf = (text: string, address: string): string[] =>
  readPermalinks(text).filter((line) => readPermalink(line)?.address === address);

/** Returns the first lines of a list, and whether there are more, for a message. */
export const nameSome = (lines: readonly string[]): string =>
  [...lines.slice(0, 3), ...(lines.length > 3 ? ['…'] : [])].join(', ');

/** The possible main branches, the remote one first. */
const mainBranches = ['origin/main', 'main'];

/**
 * Returns the lines of the list on the main branch, as of the commit where this branch started. They don't
 * include the addresses of a draft, which can still change.
 * @returns `undefined` without git or without a main branch, as in a shallow clone
 */
export function readPublished(): ReadonlySet<string> | undefined {
  for (const branch of mainBranches) {
    const base = git('merge-base', 'HEAD', branch);
    const text = base === undefined ? undefined : git('show', `${base}:${permalinksFile}`);
    if (text !== undefined) return new Set(readPermalinks(text));
  }
  return undefined;
}
