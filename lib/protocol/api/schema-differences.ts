import { toTable } from '@/lib/markup/data-table';
import {
  type Entity,
  type Field,
  indexerNames,
  type Product,
  readSchemaData,
  type SchemaData,
} from './schema-data';
import { toMarkdownProse } from './summary-prose';

/** A field that differs between the two indexers. */
export type Difference = { entity: string; field: string; theGraph: string; envio: string };

/** Finds the fields that only one indexer has, or whose type or meaning differs. */
export function findDifferences(theGraph: SchemaData, envio: SchemaData): Difference[] {
  return entityNames(theGraph, envio).flatMap((entity) => {
    const [left, right] = [fieldsOf(theGraph, entity), fieldsOf(envio, entity)];
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((field) => {
      const [one, other] = [left.get(field), right.get(field)];
      const isSame = one && other && one.type === other.type && one.summary === other.summary;
      const showsType = one?.type !== other?.type && Boolean(one && other);
      return isSame
        ? []
        : [{ entity, field, theGraph: describe(one, showsType), envio: describe(other, showsType) }];
    });
  });
}

const entityNames = (...schemas: SchemaData[]): string[] => [
  ...new Set(schemas.flatMap(({ entities }) => entities.map(({ name }) => name))),
];

const fieldsOf = ({ entities }: SchemaData, name: string): Map<string, Field> =>
  new Map(entities.find((each: Entity) => each.name === name)?.fields.map((field) => [field.name, field]));

function describe(field: Field | undefined, showsType: boolean): string {
  if (!field) return 'Not available.';
  return `${showsType ? `\`${field.type}\`. ` : ''}${toMarkdownProse(field.summary)}`;
}

/** Returns the differences between a product's two schemas, as a Markdown table. */
export const differencesTable = (product: Product): string =>
  toTable(
    ['Field', indexerNames['the-graph'], indexerNames.envio],
    findDifferences(readSchemaData(product, 'the-graph'), readSchemaData(product, 'envio')).map((each) => [
      `\`${each.entity}.${each.field}\``,
      each.theGraph,
      each.envio,
    ]),
  );

/** Returns the columns with the IDs of related rows on Envio, as a Markdown table. */
export const columnsTable = (product: Product): string =>
  toTable(
    ['Entity', 'Relation', 'Column with its ID'],
    readSchemaData(product, 'envio').entities.flatMap(({ name, fields }) =>
      fields.flatMap(({ name: field, idColumn }) =>
        idColumn ? [[`\`${name}\``, `\`${field}\``, `\`${idColumn}\``]] : [],
      ),
    ),
  );
