import { synonyms } from './engine/synonyms';

/**
 * How the hosted index searches; the built-in engine reads the same where it applies.
 * Meaning: https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: [
    'language',
    'docusaurus_tag',
    'afterDistinct(section)',
    'afterDistinct(product)',
    'kind',
  ],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url_without_anchor',
  /** Hits of one page. */
  distinct: 3,
  /** The text comes as a snippet. */
  attributesToHighlight: ['hierarchy', 'keywords'],
  attributesToSnippet: ['content:20'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  // A selector with another digit is another selector.
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

/** The list of synonyms as the hosted index takes it. */
export const hostedSynonyms = Object.entries(synonyms).map(([input, words]) => ({
  objectID: `synonym-${input}`,
  type: 'onewaysynonym' as const,
  input,
  synonyms: [...words],
}));
