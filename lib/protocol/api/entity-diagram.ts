import { required } from '@/lib/site/invariant';
import {
  type Entity,
  entityOf,
  type Field,
  type Product,
  productNames,
  readProductSchema,
  type SchemaData,
} from './schema-data';

type Relation = { from: string; to: string; fields: Field[]; isOutside: boolean };

/**
 * Draws the references between a product's entities as a `mermaid` fence. Each entity that has any shows its ID and its
 * foreign keys. Each pair is connected by one line, which is dashed if the other entity belongs to another indexer.
 */
export function entityDiagram(product: Product): string {
  const data = readProductSchema(product, 'the-graph');
  const relations = data.entities.flatMap((entity) => relationsOf(data, entity));
  const connected = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const title = `How the ${productNames[product]} entities refer to each other`;
  const columns = columnsOf(relations);
  const alt = relations.map(describe).join(' ');
  return [
    `\`\`\`mermaid title="${title}" alt="${alt}"`,
    'erDiagram',
    ...relations.map((relation) => toLine(relation, columns)),
    ...data.entities.filter(({ name }) => connected.has(name)).flatMap((entity) => toRows(entity, relations)),
    ...relations.filter(({ isOutside }) => isOutside).flatMap(({ to }) => outsideRows(to)),
    '```',
  ].join('\n');
}

function relationsOf(data: SchemaData, { name, fields }: Entity): Relation[] {
  const relations = new Map<string, Relation>();
  for (const field of fields) {
    const to = field.joins ?? entityOf(data, field.type)?.name;
    if (!to || field.list) continue;
    const relation = relations.get(to) ?? {
      from: name,
      to,
      fields: [],
      isOutside: field.joins !== undefined,
    };
    relation.fields.push(field);
    relations.set(to, relation);
  }
  return [...relations.values()];
}

/**
 * Assigns entities to three columns: the entity with the most relations in the middle, the entities that it references
 * on its left, and those that reference it on its right. Entities that are only connected to the left or right go below
 * the middle.
 */
function columnsOf(relations: Relation[]): Map<string, number> {
  const middle = mostRelated(relations);
  const columns = new Map([[middle, 1]]);
  for (const { from, to } of relations) if (to === middle) columns.set(from, 2);
  for (const { from, to } of relations) if (from === middle && !columns.has(to)) columns.set(to, 0);
  // Iterating a map includes entries that are added along the way.
  for (const [name, column] of columns)
    for (const next of neighborsOf(name, relations))
      if (!columns.has(next)) columns.set(next, column === 1 ? 2 : 1);
  return columns;
}

function mostRelated(relations: Relation[]): string {
  const ends = relations.flatMap(({ from, to }) => [from, to]);
  const countOf = (name: string) => ends.filter((end) => end === name).length;
  return ends.reduce((most, name) => (countOf(name) > countOf(most) ? name : most));
}

const neighborsOf = (name: string, relations: Relation[]): string[] =>
  relations.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []));

/**
 * Draws a many-to-one line, with "zero or one" if the field is optional. The entity in the left column comes first. The
 * foreign keys are rows of the entity, so the line needs no label.
 */
function toLine({ from, to, fields, isOutside }: Relation, columns: Map<string, number>): string {
  const isRequired = fields.every(({ required }) => required);
  const line = isOutside ? '..' : '--';
  return required(columns.get(from)) < required(columns.get(to))
    ? `  ${from} }o${line}${isRequired ? '||' : 'o|'} ${to} : ""`
    : `  ${to} ${isRequired ? '||' : '|o'}${line}o{ ${from} : ""`;
}

/** Lists an entity's ID and foreign keys. */
function toRows({ name, fields }: Entity, relations: Relation[]): string[] {
  const pointing = relations.filter(({ from }) => from === name).flatMap((relation) => relation.fields);
  const keys = fields.filter((field) => pointing.includes(field));
  return [
    `  ${name} {`,
    `    ${fields[0]?.type} id PK`,
    ...keys.map((field) => `    ${field.type} ${field.name} FK`),
    '  }',
  ];
}

const outsideRows = (name: string): string[] => [`  ${name} {`, '    String id PK', '  }'];

function describe({ from, to, fields }: Relation): string {
  const names = fields.map(({ name, required }) => (required ? name : `${name}, which may be empty`));
  return `${from} refers to ${to} through ${names.join('; ')}.`;
}
