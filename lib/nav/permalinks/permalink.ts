/** An address of the site, without the base path, and an id on its page. */
export type Permalink = { address: string; anchor?: string };

/** The file that holds every address and anchor that was ever published, one a line. */
export const permalinksFile = 'content/permalinks.txt';

/** A line of the list: `/concepts/fees#broker-fee`, in ASCII. */
export const formatPermalink = ({ address, anchor }: Permalink): string =>
  toAscii(anchor === undefined ? address : `${address}#${anchor}`);

/**
 * Reads a line of the list.
 * @returns `undefined` for a line that is not one
 */
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

/** Letters of other scripts percent-encoded, as a browser sends them; the sign for it as well, so that it reads back. */
const toAscii = (text: string): string => text.replace(/[^!-~]|%/gu, (sign) => encodeURIComponent(sign));

/** Every line once, in the order of code units, which no language setting changes. */
export const sortPermalinks = (lines: Iterable<string>): string[] => [...new Set(lines)].sort();

/** The lines of the list. */
export const readPermalinks = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The list with what is published now and wasn't in it. Nothing is ever taken out. */
export const addPermalinks = (text: string, current: Iterable<string>): string =>
  sortPermalinks([...readPermalinks(text), ...current])
    .map((line) => `${line}\n`)
    .join('');

/** The lines of the list for a page: itself, and its anchors. */
export const linesOf = (text: string, address: string): string[] =>
  readPermalinks(text).filter((line) => readPermalink(line)?.address === address);
