import { isItem } from './kinds';
import { headingOf, type SearchRecord, type SymbolPlace } from './record';

type Symbolic = Pick<SearchRecord, 'hierarchy' | 'kind' | 'release' | 'url'>;

/**
 * Identifies what a record is about: a symbol of a release, which several contracts inherit from each other, an error,
 * which its page can list in several tables, or a place on the site, whose text can be in several pieces.
 */
function subjectOf({ hierarchy, kind, release, url }: Symbolic): string {
  const group = release || (kind === 'error' && url.replace(/#.*/, ''));
  return group && isItem(kind) ? `${group} ${kind} ${headingOf({ hierarchy })}` : url;
}

/**
 * Keeps one match per subject: the best one. A symbol of a release has the places of all its matches.
 * @param matches best first
 * @param recordOf returns the record of a match
 */
export function groupSymbols<Match>(
  matches: readonly Match[],
  recordOf: (match: Match) => Symbolic,
): { match: Match; places: SymbolPlace[] }[] {
  const groups = new Map<string, { match: Match; places: SymbolPlace[] }>();
  for (const match of matches) {
    const record = recordOf(match);
    const subject = subjectOf(record);
    const place = { url: record.url, contract: record.hierarchy.lvl1 ?? '' };
    const group = groups.get(subject);
    if (!group) groups.set(subject, { match, places: [place] });
    else if (subject !== record.url && record.release !== '') group.places.push(place);
  }
  return [...groups.values()];
}
