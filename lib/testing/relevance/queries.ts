import { addresses } from './addresses';
import type { ExpectedQuery } from './expected-query';
import { facts } from './facts';
import { identifiers } from './identifiers';
import { otherWords } from './other-words';
import { questions } from './questions';
import { selectors } from './selectors';
import { titles } from './titles';
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
};
