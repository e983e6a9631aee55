import { addresses, identifiers, selectors } from './identifiers';
import type { ExpectedQuery } from './places';
import { questions } from './questions';
import { releaseQueries } from './releases';
import { facts, otherWords, titles } from './topics';
import { typos } from './typos';

/** All queries, grouped by what makes them difficult. */
export const relevanceQueries: Record<string, readonly ExpectedQuery[]> = {
  'titles and names': titles,
  'single facts': facts,
  synonyms: otherWords,
  questions: questions,
  'typos and unfinished words': typos,
  identifiers: identifiers,
  'selectors, topics, and revert data': selectors,
  addresses: addresses,
  releases: releaseQueries,
};
