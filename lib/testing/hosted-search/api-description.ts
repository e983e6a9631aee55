import { z } from 'zod';

// What the hosted engine accepts, as far as we use it. The names, types, and permissions are those of the provider's
// client (`algoliasearch`), and the ranges those of its reference:
// https://www.algolia.com/doc/api-reference/api-parameters

const names = z.array(z.string().min(1));
const languages = z.array(z.literal('en'));
const filters = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);

/** One attribute whose order doesn't matter, or several of one rank, which are always unordered and take no modifier. */
const searchable = z.string().regex(/^(unordered\([\w.]+\)|[\w.]+(,[\w.]+)*)$/);
const faceted = z.string().regex(/^((afterDistinct|filterOnly|searchable)\([\w.]+\)|[\w.]+)$/);
const ranked = z.string().regex(/^(asc|desc)\([\w.]+\)$/);
const snippeted = z.string().regex(/^[\w.*]+(:[1-9]\d*)?$/);

/** With `distinct`, these count groups. */
const pagination = {
  hitsPerPage: z.number().int().min(1).max(1000),
  page: z.number().int().min(0),
};

/** Settings that a search can override. */
const either = {
  attributesToRetrieve: names,
  attributesToHighlight: names,
  attributesToSnippet: z.array(snippeted),
  highlightPreTag: z.string(),
  highlightPostTag: z.string(),
  snippetEllipsisText: z.string(),
  hitsPerPage: pagination.hitsPerPage,
  distinct: z.union([z.boolean(), z.number().int().min(0).max(4)]),
  minWordSizefor1Typo: z.number().int().min(0),
  minWordSizefor2Typos: z.number().int().min(0),
  allowTyposOnNumericTokens: z.boolean(),
  disableTypoToleranceOnAttributes: names,
  queryLanguages: languages,
  ignorePlurals: z.union([z.boolean(), languages]),
  removeStopWords: z.union([z.boolean(), languages]),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']),
  advancedSyntax: z.boolean(),
  maxValuesPerFacet: z.number().int().min(1).max(1000),
  ranking: z.array(
    z.enum(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']).or(ranked),
  ),
};

/** The parameters of a query. */
const searchParams = z.strictObject({
  ...z.object(either).partial().shape,
  query: z.string().max(512).optional(),
  page: pagination.page.optional(),
  facets: names.optional(),
  facetFilters: filters.optional(),
  optionalFilters: filters.optional(),
  analytics: z.boolean().optional(),
  clickAnalytics: z.boolean().optional(),
  userToken: z.string().optional(),
});

const settings = z.strictObject({
  ...z.object(either).partial().shape,
  searchableAttributes: z.array(searchable).optional(),
  attributesForFaceting: z.array(faceted).optional(),
  customRanking: z.array(ranked).optional(),
  attributeForDistinct: z.string().optional(),
  disableTypoToleranceOnWords: names.optional(),
  camelCaseAttributes: names.optional(),
  separatorsToIndex: z.string().optional(),
  indexLanguages: languages.optional(),
});

export const queries = z.strictObject({
  requests: z.array(
    z.strictObject({
      indexName: z.string().min(1),
      ...searchParams.shape,
      // Clients send parameters either next to the index name or in a nested object.
      params: searchParams.optional(),
    }),
  ),
});

export const synonyms = z.array(
  z.strictObject({
    objectID: z.string().min(1),
    type: z.literal('onewaysynonym'),
    input: z.string().min(1),
    synonyms: z.array(z.string().min(1)).min(1),
  }),
);

export const batch = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        action: z.literal('addObject'),
        body: z.looseObject({ objectID: z.string().min(1) }),
      }),
    )
    .max(1000),
});

export const operation = z.strictObject({
  operation: z.enum(['move', 'copy']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
});

const browse = z.strictObject({ ...searchParams.shape, cursor: z.string().optional() });

/** The bodies by method and action, which is the end of the path. */
const bodies: Readonly<Record<string, z.ZodType>> = {
  'POST queries': queries,
  'POST browse': browse,
  'PUT settings': settings,
  'POST synonyms/batch': synonyms,
  'POST batch': batch,
  'POST operation': operation,
};

/** Requests without a body, by method and the last fixed part of the path. */
const withoutBody = ['GET settings', 'GET task', 'GET keys', 'DELETE index'];

/** Returns what the hosted engine wouldn't accept in a request, or `undefined` if it's valid. */
export function findFault({
  method,
  path,
  body,
}: {
  method: string;
  path: string;
  body: unknown;
}): string | undefined {
  const [, , kind, , ...action] = path.split('/');
  const isTask = action[0] === 'task';
  const what = kind === 'keys' ? 'keys' : isTask ? 'task' : action.join('/') || 'index';
  const name = `${method} ${what}`;
  const schema = bodies[name];
  if (!schema) return withoutBody.includes(name) ? undefined : `No request is called ${name}.`;
  const { error } = schema.safeParse(body);
  const [issue] = error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
