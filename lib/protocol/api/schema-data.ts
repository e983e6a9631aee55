import fs from 'node:fs';
import { z } from 'zod';

export const products = ['lockup', 'flow', 'drops'] as const;
export type Product = (typeof products)[number];

export const indexers = ['the-graph', 'envio'] as const;
export type Indexer = (typeof indexers)[number];

/** Display names of the indexers, also used as tab labels. */
export const indexerNames: Record<Indexer, string> = { 'the-graph': 'The Graph', envio: 'Envio' };

/** Display names of the products that have an indexer. */
export const productNames: Record<Product, string> = { lockup: 'Lockup', flow: 'Flow', drops: 'Airdrops' };

/** Types that are neither entities nor enums. */
export const scalars = ['BigInt', 'Boolean', 'Bytes', 'ID', 'String'] as const;

const fieldSchema = z.strictObject({
  name: z.string(),
  /** A scalar, an enum, or an entity. */
  type: z.string(),
  list: z.boolean(),
  required: z.boolean(),
  elementRequired: z.boolean().optional(),
  /** The field of `type` that points back. The list isn't stored but derived. */
  derivedFrom: z.string().optional(),
  /** The column with the related entity's ID on Envio. */
  idColumn: z.string().optional(),
  /** The entity of another product whose ID this field contains. */
  joins: z.strictObject({ product: z.enum(products), entity: z.string() }).optional(),
  summary: z.string(),
});

const entitySchema = z.strictObject({
  name: z.string(),
  summary: z.string(),
  /** Entry points on The Graph. */
  querySingle: z.string().optional(),
  queryPlural: z.string().optional(),
  /** Entry point on Envio. */
  query: z.string().optional(),
  immutable: z.boolean(),
  fields: z.array(fieldSchema).min(1),
});

const enumSchema = z.strictObject({
  name: z.string(),
  values: z.array(z.string()).min(1),
  summary: z.string(),
});

const schemaDataSchema = z
  .strictObject({
    product: z.enum(products),
    indexer: z.enum(indexers),
    /** The URL of the schema file in the indexer's repository. */
    source: z.url(),
    /** The date of the sources, such as 2024-12-09. */
    asOf: z.iso.date(),
    /** The types under which the server exposes the scalars in the schema file. */
    scalars: z.record(z.enum(scalars), z.string()),
    enums: z.array(enumSchema),
    entities: z.array(entitySchema),
  })
  .superRefine((data, { addIssue }) => {
    for (const message of brokenReferences(data)) addIssue({ code: 'custom', message });
  });

export type Field = z.infer<typeof fieldSchema>;
export type Entity = z.infer<typeof entitySchema>;
export type SchemaData = z.infer<typeof schemaDataSchema>;

type Shape = { enums: { name: string }[]; entities: Entity[]; indexer: Indexer };

function brokenReferences({ enums, entities, indexer }: Shape): string[] {
  const entityOf = (name: string) => entities.find((each) => each.name === name);
  const isKnown = (type: string) =>
    scalars.some((each) => each === type) || enums.some(({ name }) => name === type) || entityOf(type);
  return entities.flatMap(({ name, fields, querySingle, queryPlural, query }) => [
    ...((indexer === 'envio' ? query : querySingle && queryPlural) ? [] : [`${name} has no entry point`]),
    ...fields.flatMap(({ name: field, type, derivedFrom }) => {
      if (!isKnown(type)) return [`${name}.${field} has the unknown type ${type}`];
      if (derivedFrom && !entityOf(type)?.fields.some((each) => each.name === derivedFrom))
        return [`${name}.${field} is derived from ${type}.${derivedFrom}, which does not exist`];
      return [];
    }),
  ]);
}

/** Validates schema data. Throws if a field is missing or a type doesn't exist. */
export const parseSchemaData = (data: unknown): SchemaData => schemaDataSchema.parse(data);

/** Reads the entities of a product's indexer from `content/data/api/schema/`. */
export const readSchemaData = (product: Product, indexer: Indexer): SchemaData =>
  parseSchemaData(JSON.parse(fs.readFileSync(`content/data/api/schema/${product}-${indexer}.json`, 'utf8')));

/** Returns the entity with this name, if the type is an entity. */
export const entityOf = ({ entities }: Pick<SchemaData, 'entities'>, type: string): Entity | undefined =>
  entities.find(({ name }) => name === type);
