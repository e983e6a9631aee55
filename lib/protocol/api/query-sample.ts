import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { required } from '@/lib/site/invariant';
import { type Indexer, indexers, type Product, products } from './schema-data';

/** The folder of the queries, named `<product>/<indexer>/<name>.graphql`. */
export const queryFolder = 'content/samples/api';

/** A query in the dialect of one indexer. */
export type QuerySample = {
  product: Product;
  indexer: Indexer;
  /** File name without extension. Equivalent queries have the same name for both indexers. */
  name: string;
};

const queryParts = ['graphql', 'variables.json', 'response.json'] as const;

export type QueryPart = (typeof queryParts)[number];

/** Returns the path of a part, relative to the repository. */
export const queryFile = ({ product, indexer, name }: QuerySample, part: QueryPart): string =>
  path.posix.join(queryFolder, product, indexer, `${name}.${part}`);

/** Lists all files that a query can have for any indexer, whether they exist or not. */
export const queryFiles = (product: string, name: string): string[] =>
  indexers.flatMap((indexer) =>
    queryParts.map((part) => path.posix.join(queryFolder, product, indexer, `${name}.${part}`)),
  );

/** Reads a part. Returns `undefined` if it doesn't exist, because not every query has variables. */
export function readQueryPart(sample: QuerySample, part: QueryPart): string | undefined {
  const file = queryFile(sample, part);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Reads a query that exists. */
export const readQuery = (sample: QuerySample): string =>
  required(readQueryPart(sample, 'graphql'), `there is no ${queryFile(sample, 'graphql')}`);

/** Lists all queries, by product, indexer, and name. */
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

/** Parses a variables file. Throws if it isn't a JSON object. */
export const parseVariables = (text: string): Record<string, unknown> =>
  variablesSchema.parse(JSON.parse(text));
