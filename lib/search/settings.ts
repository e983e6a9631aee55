import data from '@/content/data/synonyms.json';

/**
 * Synonyms of words on these pages, singular and in lowercase. They work in one direction: the key also finds the
 * listed words. If an entry consists of several words, all of them must match. The hosted index uses the same list.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = data;

/** Returns the synonyms of a word. Objects inherit a `constructor`, which readers also search for. */
export const synonymsOf = (term: string): readonly string[] =>
  Object.hasOwn(synonyms, term) ? (synonyms[term] ?? []) : [];

/**
 * The settings of the hosted index. The built-in engine uses those that apply to it. Reference:
 * https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const indexSettings = {
  searchableAttributes: [
    // Attributes of the same rank are always unordered.
    'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3',
    'unordered(keywords)',
    'hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: [
    'language',
    'docusaurus_tag',
    'afterDistinct(section)',
    'afterDistinct(product)',
    'afterDistinct(release)',
    'kind',
  ],
  ranking: ['words', 'filters', 'typo', 'attribute', 'exact', 'proximity', 'custom'],
  // The level first: `withdraw` is the exact name of a function and of sections, and the function ranks higher.
  customRanking: ['desc(weight.level)', 'desc(weight.pageRank)', 'asc(weight.position)'],
  attributeForDistinct: 'url_without_anchor',
  /** Hits per page of the site. */
  distinct: 3,
  /** The text is shown as a snippet. */
  attributesToHighlight: ['hierarchy', 'keywords'],
  attributesToSnippet: ['content:20'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  // Different digits make a different selector.
  disableTypoToleranceOnWords: [] as string[],
  disableTypoToleranceOnAttributes: ['keywords'],
  allowTyposOnNumericTokens: false,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'keywords', 'content'],
  separatorsToIndex: '_',
  queryLanguages: ['en' as const],
  indexLanguages: ['en' as const],
  ignorePlurals: ['en' as const],
  removeStopWords: ['en' as const],
  removeWordsIfNoResults: 'allOptional' as const,
  advancedSyntax: true,
  hitsPerPage: 20,
};

/** The synonyms in the hosted index's format. */
export const hostedSynonyms = Object.entries(synonyms).map(([input, words]) => ({
  objectID: `synonym-${input}`,
  type: 'onewaysynonym' as const,
  input,
  synonyms: [...words],
}));
