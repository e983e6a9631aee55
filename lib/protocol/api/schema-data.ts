import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { type DataFile, dataFile } from '@/lib/protocol/data-file';

/** The products that have pages in the API section. */
export const products = ['lockup', 'flow', 'drops'] as const;
export type Product = (typeof products)[number];

/** The indexers. Lockup and Flow share one. */
export const indexers = ['streams', 'airdrops'] as const;
export type Indexer = (typeof indexers)[number];

export const vendors = ['the-graph', 'envio'] as const;
export type Vendor = (typeof vendors)[number];

export const vendorNames: Record<Vendor, string> = { 'the-graph': 'The Graph', envio: 'Envio' };

export const productNames: Record<Product, string> = { lockup: 'Lockup', flow: 'Flow', drops: 'Airdrops' };

/** Returns the indexer that stores a product's data. */
export const indexerOf = (product: Product): Indexer => (product === 'drops' ? 'airdrops' : 'streams');

/** Types that are neither entities nor enums. */
export const scalars = ['BigInt', 'Boolean', 'Bytes', 'ID', 'String'] as const;

const fieldSchema = z
  .strictObject({
    name: z.string(),
    /** As in the schema language: a scalar, an enum, or an entity, such as `BigInt!` or `[Segment!]!`. */
    type: z.string().regex(/^(\w+|\[\w+!\])!?$/),
    /** The field of the type that points back. The list isn't stored but derived. */
    derivedFrom: z.string().optional(),
    /** The entity of the `streams` indexer whose ID this field contains. */
    joins: z.string().optional(),
    summary: z.string(),
    /** The summary for Envio, if it differs. */
    envio: z.string().optional(),
  })
  .transform(({ type, ...field }) => ({
    ...field,
    type: type.replace(/[[\]!]/g, ''),
    list: type.startsWith('['),
    required: type.endsWith('!'),
  }));

export type Field = z.infer<typeof fieldSchema>;

const entitySchema = z.strictObject({
  name: z.string(),
  /** Entry points on The Graph. On Envio, they're the name of the entity with and without `_by_pk`. */
  one: z.string(),
  many: z.string(),
  /** Whether Envio can count the rows. */
  aggregate: z.literal(true).optional(),
  immutable: z.literal(true).optional(),
  summary: z.string(),
  fields: z.array(fieldSchema).min(1),
});

export type Entity = z.infer<typeof entitySchema>;

const enumSchema = z.strictObject({
  name: z.string(),
  values: z.array(z.string()).min(1),
  summary: z.string(),
});

/** The schema data of an indexer, whose types have to exist. */
export const schemaFileSchema = z
  .strictObject({
    indexer: z.enum(indexers),
    source: z.url(),
    checked: z.iso.date(),
    enums: z.array(enumSchema),
    entities: z.array(entitySchema),
  })
  .superRefine(({ enums, entities }, { addIssue }) => {
    const known: string[] = [...scalars, ...[...enums, ...entities].map(({ name }) => name)];
    for (const [entity, { name, fields }] of entities.entries())
      for (const [index, { name: field, type, derivedFrom }] of fields.entries()) {
        const refuse = (message: string): void =>
          addIssue({ code: 'custom', message, path: ['entities', entity, 'fields', index] });
        const related = entities.find((each) => each.name === type);
        if (!known.includes(type)) refuse(`${name}.${field} has the unknown type ${type}`);
        else if (derivedFrom && !related?.fields.some((each) => each.name === derivedFrom))
          refuse(`${name}.${field} is derived from ${type}.${derivedFrom}, which does not exist`);
      }
  });

export type SchemaData = z.infer<typeof schemaFileSchema>;

/** Returns the reader of an indexer's schema. */
export const schemaFile = (indexer: Indexer): DataFile<SchemaData> =>
  dataFile(`content/data/api/schema/${indexer}.json`, schemaFileSchema);

/** Reads the schema of an indexer. */
export const readSchemaData = (indexer: Indexer): SchemaData => schemaFile(indexer)();

/** Returns the entity with this name, if the type is an entity. */
export const entityOf = ({ entities }: Pick<SchemaData, 'entities'>, type: string): Entity | undefined =>
  entities.find(({ name }) => name === type);

/** Returns the anchor of a field on an entities page, such as `stream-depositamount`. */
export const fieldAnchor = (entity: string, field: string): string =>
  `${toAnchor(entity)}-${toAnchor(field)}`;

/** Returns the only product whose page describes a type, or `undefined` if all of them do. */
export const ownerOf = (type: string): 'lockup' | 'flow' | undefined =>
  type.startsWith('Flow') ? 'flow' : /^(Lockup|Segment$|Shape)/.test(type) ? 'lockup' : undefined;

/** Reads the part of a schema that a product uses: its own types, and those that all products share. */
export function readProductSchema(product: Product): SchemaData {
  const data = readSchemaData(indexerOf(product));
  if (product === 'drops') return data;
  const isUsed = ({ name }: { name: string }) =>
    [undefined, product].includes(ownerOf(name)) && (product === 'lockup' || name !== 'Tranche');
  return { ...data, enums: data.enums.filter(isUsed), entities: data.entities.filter(isUsed) };
}
