import { headingOf, type SearchRecord } from './record';

/** Removes the version that `titleWithVersion` appended. */
export const withoutVersion = (title: string): string => title.replace(/ v\d+\.\d+$/, '');

/** The prefix of contract names that readers leave out. */
const prefix = /^Sablier(?:V2)?(?=[A-Z])/i;

/**
 * Returns a function that recognizes headings with a name that's in the query, in any case: the whole query, or a word
 * that's written like a name in code.
 * @returns the name as the heading has it, or `undefined`
 */
function namesIn(query: string): (heading: string) => string | undefined {
  const words = query.match(/\w+/g) ?? [];
  const names = new Set(
    [query.trim(), ...words.filter((word) => /[A-Z_\d]/.test(word))].map((name) => name.toLowerCase()),
  );
  const shortest = Math.min(...[...names].map(({ length }) => length));
  return (heading) => {
    // Most headings are too short, and a keystroke compares thousands.
    if (heading.length < shortest) return undefined;
    const name = withoutVersion(heading);
    return [name, name.replace(prefix, '')].find((each) => names.has(each.toLowerCase()));
  };
}

/** A page or a reference item of a release. */
type Item = Pick<SearchRecord, 'hierarchy' | 'kind' | 'release'>;

/**
 * Returns a function that recognizes items with a name that's in the query and that the preferred release of their
 * product lacks. They rank as high as those of the preferred release, and aren't folded.
 */
export function namesOnlyInOthers<T extends Item>(
  query: string,
  items: Iterable<T>,
  isPreferred: (item: T) => boolean,
): (item: T) => boolean {
  const nameOf = namesIn(query);
  const keyOf = (item: T) => {
    if (item.release === '' || item.kind === 'section' || item.kind === 'address') return undefined;
    const name = nameOf(headingOf(item));
    return name && `${item.release.replace(/-.*/, '')} ${item.kind} ${name}`;
  };
  const preferred = new Set<string | undefined>();
  for (const item of items) if (isPreferred(item)) preferred.add(keyOf(item));
  return (item) => {
    const key = keyOf(item);
    return key !== undefined && !preferred.has(key);
  };
}
