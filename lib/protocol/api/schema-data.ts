import fs from 'node:fs';
import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';

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

const fieldSchema = z.strictObject({
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
});

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

const enumSchema = z.strictObject({
  name: z.string(),
  values: z.array(z.string()).min(1),
  summary: z.string(),
});

const schemaFileSchema = z
  .strictObject({
    indexer: z.enum(indexers),
    source: z.url(),
    checked: z.iso.date(),
    enums: z.array(enumSchema),
    entities: z.array(entitySchema),
  })
  .superRefine((file, { addIssue }) => {
    for (const { message, path } of brokenReferences(file)) addIssue({ code: 'custom', message, path });
  });

type SchemaFile = z.infer<typeof schemaFileSchema>;

function brokenReferences({ enums, entities }: Pick<SchemaFile, 'enums' | 'entities'>) {
  const isKnown = (type: string) =>
    scalars.some((each) => each === type) || [...enums, ...entities].some(({ name }) => name === type);
  return entities.flatMap(({ name, fields }, entity) =>
    fields.flatMap(({ name: field, type: written, derivedFrom }, index) => {
      const type = nameOf(written);
      const path = ['entities', entity, 'fields', index];
      if (!isKnown(type)) return [{ message: `${name}.${field} has the unknown type ${type}`, path }];
      const related = entities.find((each) => each.name === type);
      if (derivedFrom && !related?.fields.some((each) => each.name === derivedFrom))
        return [
          { message: `${name}.${field} is derived from ${type}.${derivedFrom}, which does not exist`, path },
        ];
      return [];
    }),
  );
}

const nameOf = (type: string): string => type.replace(/[[\]!]/g, '');

export type Field = {
  name: string;
  type: string;
  list: boolean;
  required: boolean;
  derivedFrom?: string | undefined;
  joins?: string | undefined;
  summary: string;
};

export type Entity = Omit<z.infer<typeof entitySchema>, 'fields'> & { fields: Field[] };

export type SchemaData = Omit<SchemaFile, 'entities'> & { vendor: Vendor; entities: Entity[] };

/**
 * Validates the schema data of an indexer, and returns it as one vendor serves it.
 * @throws if a field is missing or a type doesn't exist
 */
export function parseSchemaData(data: unknown, vendor: Vendor): SchemaData {
  const { entities, ...file } = schemaFileSchema.parse(data);
  return {
    ...file,
    vendor,
    entities: entities.map(({ fields, ...entity }) => ({
      ...entity,
      fields: fields.map(({ type, summary, envio = summary, ...field }) => ({
        ...field,
        type: nameOf(type),
        list: type.startsWith('['),
        required: type.endsWith('!'),
        summary: vendor === 'envio' ? envio : summary,
      })),
    })),
  };
}

/** Returns the file with the schema of an indexer. */
export const schemaFile = (indexer: Indexer): string => `content/data/api/schema/${indexer}.json`;

/** Reads the schema of an indexer as one vendor serves it. */
export const readSchemaData = (indexer: Indexer, vendor: Vendor): SchemaData =>
  parseSchemaData(JSON.parse(fs.readFileSync(schemaFile(indexer), 'utf8')), vendor);

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
export function readProductSchema(product: Product, vendor: Vendor): SchemaData {
  const data = readSchemaData(indexerOf(product), vendor);
  if (product === 'drops') return data;
  const isUsed = ({ name }: { name: string }) =>
    [undefined, product].includes(ownerOf(name)) && (product === 'lockup' || name !== 'Tranche');
  return { ...data, enums: data.enums.filter(isUsed), entities: data.entities.filter(isUsed) };
}
