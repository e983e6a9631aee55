import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Indexer, indexers, type Product, products } from './schema-data';

/** Where queries stand, as `<product>/<indexer>/<name>.graphql`. */
export const queryFolder = 'content/samples/api';

/** One question in the dialect of one indexer. */
export type QuerySample = {
  product: Product;
  indexer: Indexer;
  /** Name of its file without ending; the same question has the same name for both indexers. */
  name: string;
};

const queryParts = ['graphql', 'variables.json', 'response.json'] as const;

export type QueryPart = (typeof queryParts)[number];

/** The file of a part, from the repository's root. */
export const queryFile = ({ product, indexer, name }: QuerySample, part: QueryPart): string =>
  path.posix.join(queryFolder, product, indexer, `${name}.${part}`);

/** Every file that a question may have, for all indexers, whether it is there or not. */
export const queryFiles = (product: string, name: string): string[] =>
  indexers.flatMap((indexer) =>
    queryParts.map((part) => path.posix.join(queryFolder, product, indexer, `${name}.${part}`)),
  );

/** The text of a part, or `undefined` where there is none: not every query has variables. */
export function readQueryPart(sample: QuerySample, part: QueryPart): string | undefined {
  const file = queryFile(sample, part);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Every query there is, by product, indexer and name. */
export const listQueries = (): QuerySample[] =>
  products.flatMap((product) =>
    indexers.flatMap((indexer) => listNames(product, indexer).map((name) => ({ product, indexer, name }))),
  );

function listNames(product: Product, indexer: Indexer): string[] {
  const folder = path.join(queryFolder, product, indexer);
  if (!fs.existsSync(folder)) return [];
  const names = fs
    .readdirSync(folder)
    .flatMap((file) => /^(.+)\.(?:graphql|variables\.json|response\.json)$/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

const variablesSchema = z.record(z.string(), z.unknown());

/** Variables from the text of their file. Throws when the text is no JSON object. */
export const parseVariables = (text: string): Record<string, unknown> =>
  variablesSchema.parse(JSON.parse(text));
