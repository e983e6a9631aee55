import { headingOf, type SearchRecord, type SymbolPlace } from './record';

type Symbolic = Pick<SearchRecord, 'hierarchy' | 'kind' | 'release' | 'url'>;

/** Identifies a symbol of a release, which several contracts inherit from each other. */
const symbolOf = ({ hierarchy, kind, release }: Symbolic): string | undefined =>
  release === '' || kind === 'page' || kind === 'section'
    ? undefined
    : `${release} ${kind} ${headingOf({ hierarchy })}`;

/**
 * Keeps one match per symbol: the best one, with the places of all.
 * @param matches best first
 * @param recordOf returns the record of a match
 */
export function groupSymbols<Match>(
  matches: readonly Match[],
  recordOf: (match: Match) => Symbolic,
): { match: Match; places: SymbolPlace[] }[] {
  const groups = new Map<string, SymbolPlace[]>();
  return matches.flatMap((match) => {
    const record = recordOf(match);
    const symbol = symbolOf(record);
    if (symbol === undefined) return [{ match, places: [] }];
    const place = { url: record.url, contract: record.hierarchy.lvl1 ?? '' };
    const known = groups.get(symbol);
    if (known) {
      known.push(place);
      return [];
    }
    const places = [place];
    groups.set(symbol, places);
    return [{ match, places }];
  });
}
