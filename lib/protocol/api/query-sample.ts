import fs from 'node:fs';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';
import { required } from '@/lib/site/invariant';
import { type Indexer, indexerOf, products, type Vendor, vendors } from './schema-data';

/** The folder of the queries, named `<group>/<vendor>/<name>.graphql`. */
export const queryFolder = 'content/samples/api';

/** The folders of queries: one for each product, and one for queries that read Lockup and Flow together. */
export const queryGroups = ['streams', ...products] as const;
export type QueryGroup = (typeof queryGroups)[number];

/** Returns the indexer that answers a group's queries. */
export const indexerOfGroup = (group: QueryGroup): Indexer =>
  group === 'streams' ? 'streams' : indexerOf(group);

/** A query in the dialect of one vendor. */
export type QuerySample = {
  group: QueryGroup;
  vendor: Vendor;
  /** File name without extension. Equivalent queries have the same name for both vendors. */
  name: string;
};

const queryParts = ['graphql', 'variables.json', 'response.json'] as const;

export type QueryPart = (typeof queryParts)[number];

/** Returns the path of a part, relative to the repository. */
export const queryFile = (
  { group, vendor, name }: Record<keyof QuerySample, string>,
  part: QueryPart,
): string => `${queryFolder}/${group}/${vendor}/${name}.${part}`;

/** Lists all files that a query can have, whether they exist or not. */
export const queryFiles = (group: string, vendor: string, name: string): string[] =>
  queryParts.map((part) => queryFile({ group, vendor, name }, part));

/** Reads a part. Returns `undefined` if it doesn't exist, because not every query has variables. */
export function readQueryPart(sample: QuerySample, part: QueryPart): string | undefined {
  const file = queryFile(sample, part);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Reads a query that exists. */
export const readQuery = (sample: QuerySample): string =>
  required(readQueryPart(sample, 'graphql'), `there is no ${queryFile(sample, 'graphql')}`);

/** Lists all queries, by group, vendor, and name. */
export const listQueries = (): QuerySample[] =>
  queryGroups.flatMap((group) =>
    vendors.flatMap((vendor) => listNames(group, vendor).map((name) => ({ group, vendor, name }))),
  );

function listNames(group: QueryGroup, vendor: Vendor): string[] {
  const names = filesBelow(`${queryFolder}/${group}/${vendor}`).flatMap(
    (file) => /([^/]+)\.(?:graphql|variables\.json|response\.json)$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

const variablesSchema = z.record(z.string(), z.unknown());

/** Parses a variables file. Throws if it isn't a JSON object. */
export const parseVariables = (text: string): Record<string, unknown> =>
  variablesSchema.parse(JSON.parse(text));
