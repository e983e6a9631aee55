import { isItem } from './kinds';
import { headingOf, type SearchRecord, type SymbolPlace } from './record';

type Symbolic = Pick<SearchRecord, 'hierarchy' | 'kind' | 'release' | 'url'>;

/** Identifies a symbol of a release, which several contracts inherit from each other. */
const symbolOf = ({ hierarchy, kind, release }: Symbolic): string | undefined =>
  release !== '' && isItem(kind) ? `${release} ${kind} ${headingOf({ hierarchy })}` : undefined;

/**
 * Keeps one match per symbol: the best one, with the places of all.
 * @param matches best first
 * @param recordOf returns the record of a match
 */
export function groupSymbols<Match>(
  matches: readonly Match[],
  recordOf: (match: Match) => Symbolic,
): { match: Match; places: SymbolPlace[] }[] {
  const known = new Map<string, SymbolPlace[]>();
  const groups: { match: Match; places: SymbolPlace[] }[] = [];
  for (const match of matches) {
    const record = recordOf(match);
    const symbol = symbolOf(record);
    const places = symbol === undefined ? undefined : known.get(symbol);
    const place = { url: record.url, contract: record.hierarchy.lvl1 ?? '' };
    if (places) places.push(place);
    else {
      const own = [place];
      if (symbol !== undefined) known.set(symbol, own);
      groups.push({ match, places: own });
    }
  }
  return groups;
}
