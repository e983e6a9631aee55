import fs from 'node:fs';

/**
 * A query and the places that answer it equally well. A place is the slug of a page and includes its sections. With an
 * anchor, it only matches exactly. `#top` is the introduction of a page without its sections, and `#*` matches anything
 * on the page, including reference items and addresses.
 */
export type ExpectedQuery = readonly [query: string, ...places: string[]];

/**
 * Reads the set of queries with this name in this folder.
 * @throws Error that lists the lines that can't be read
 */
export function readQueries(name: string): ExpectedQuery[] {
  const file = `lib/testing/relevance/${name}.txt`;
  return parseQueries(fs.readFileSync(file, 'utf8'), file);
}

/**
 * Parses a set of queries. Each line has a query and its places, separated by tabs. A line that begins with `//` is a
 * comment about the set or about the next query.
 * @param file where the text is from, for messages
 * @throws Error that lists the lines that can't be read
 */
export function parseQueries(text: string, file: string): ExpectedQuery[] {
  const problems: string[] = [];
  const queries = text.split('\n').flatMap((line, index): ExpectedQuery[] => {
    if (line === '' || line.startsWith('//')) return [];
    const [query = '', ...places] = line.split('\t');
    const report = (what: string, fix: string) => problems.push(`${file}:${index + 1}  ${what}\n  ${fix}`);
    if (query.trim() === '' || places.length === 0)
      report('This is not a query with places.', 'Write the query and each place, with a tab between them.');
    for (const place of places)
      if (!/^[^\s#]+(?:#[^\s#]+)?$/.test(place))
        report(`"${place}" is not a place.`, 'Write the slug of a page, or slug#anchor.');
    return [[query, ...places]];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return queries;
}

/** All queries of readers, grouped by what makes them difficult. */
export const relevanceQueries: Record<string, readonly ExpectedQuery[]> = {
  'titles and names': readQueries('titles'),
  'single facts': readQueries('facts'),
  synonyms: readQueries('synonyms'),
  questions: readQueries('questions'),
  'typos and unfinished words': readQueries('typos'),
  identifiers: readQueries('identifiers'),
  'selectors, topics, and revert data': readQueries('selectors'),
  addresses: readQueries('addresses'),
  releases: readQueries('releases'),
};
