import { type Entity, entityOf, type Field, productNames, type SchemaData } from './schema-data';

type Relation = { from: string; to: string; fields: Field[]; isOutside: boolean };

/**
 * How the entities of a schema point at one another, as a `mermaid` fence: each with its ID and the fields that point,
 * one line for each pair, and a dashed one to an entity of another product.
 */
export function entityDiagram(data: SchemaData): string {
  const relations = data.entities.flatMap((entity) => relationsOf(data, entity));
  const joined = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const alone = data.entities.map(({ name }) => name).filter((name) => !joined.has(name));
  const title = `How the entities of ${productNames[data.product]} point at one another`;
  const columns = columnsOf(relations);
  const alt = [...relations.map(describe), ...alone.map((name) => `${name} stands alone.`)].join(' ');
  return [
    `\`\`\`mermaid title="${title}" alt="${alt}"`,
    'erDiagram',
    ...relations.map((relation) => toLine(relation, columns)),
    ...data.entities.flatMap((entity) => toRows(entity, relations)),
    ...relations.filter(({ isOutside }) => isOutside).flatMap(({ to }) => outsideRows(to)),
    '```',
  ].join('\n');
}

function relationsOf(data: SchemaData, { name, fields }: Entity): Relation[] {
  const relations = new Map<string, Relation>();
  for (const field of fields) {
    const to = field.joins ? outsideName(field.joins) : entityOf(data, field.type)?.name;
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

const outsideName = ({ product, entity }: NonNullable<Field['joins']>): string =>
  `${productNames[product]}-${entity}`;

/**
 * In which of three columns each entity stands: in the middle the one with the most relations, to its left what it points
 * at, and to its right what points at it. What is related only to one of these comes under the middle.
 */
function columnsOf(relations: Relation[]): Map<string, number> {
  const middle = mostRelated(relations);
  const columns = new Map([[middle, 1]]);
  for (const { from, to } of relations) if (to === middle) columns.set(from, 2);
  for (const { from, to } of relations) if (from === middle && !columns.has(to)) columns.set(to, 0);
  // A map hands out what is added to it on the way.
  for (const [name, column] of columns)
    for (const next of neighboursOf(name, relations))
      if (!columns.has(next)) columns.set(next, column === 1 ? 2 : 1);
  return columns;
}

function mostRelated(relations: Relation[]): string {
  const ends = relations.flatMap(({ from, to }) => [from, to]);
  const countOf = (name: string) => ends.filter((end) => end === name).length;
  return ends.reduce((most, name) => (countOf(name) > countOf(most) ? name : most), ends[0] ?? '');
}

const neighboursOf = (name: string, relations: Relation[]): string[] =>
  relations.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []));

/**
 * Many rows point at one; at one or none where the field may be empty. What stands further to the left comes first. The
 * fields that point are rows of the entity, so the line needs no words.
 */
function toLine({ from, to, fields, isOutside }: Relation, columns: Map<string, number>): string {
  const isRequired = fields.every(({ required }) => required);
  const line = isOutside ? '..' : '--';
  return (columns.get(from) ?? 0) < (columns.get(to) ?? 0)
    ? `  ${from} }o${line}${isRequired ? '||' : 'o|'} ${to} : ""`
    : `  ${to} ${isRequired ? '||' : '|o'}${line}o{ ${from} : ""`;
}

/** An entity with its ID and the fields that point at others. */
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
  return `${from} points at ${to} by ${names.join('; ')}.`;
}
