import { type Entity, entityOf, type Field, productNames, type SchemaData } from './schema-data';

type Relation = { from: string; to: string; fields: Field[]; isOutside: boolean };

/**
 * How the entities of a schema point at one another, as a `mermaid` fence: one line for each pair, with the fields that
 * point, and a dashed one to an entity of another product.
 */
export function entityDiagram(data: SchemaData): string {
  const relations = data.entities.flatMap((entity) => relationsOf(data, entity));
  const joined = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const alone = data.entities.map(({ name }) => name).filter((name) => !joined.has(name));
  const title = `How the entities of ${productNames[data.product]} point at one another`;
  const alt = [...relations.map(describe), ...alone.map((name) => `${name} stands alone.`)].join(' ');
  return [
    `\`\`\`mermaid title="${title}" alt="${alt}"`,
    'erDiagram',
    ...relations.map(toLine),
    ...data.entities.flatMap(({ name, fields }) => [`  ${name} {`, `    ${fields[0]?.type} id PK`, '  }']),
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

/** Many rows point at one; at one or none where the field may be empty. The one stands first, as it must be drawn. */
function toLine({ from, to, fields, isOutside }: Relation): string {
  const one = fields.every(({ required }) => required) ? '||' : '|o';
  const [first] = fields;
  const label = fields.length === 1 && first ? first.name : `${fields.length} fields`;
  return `  ${to} ${one}${isOutside ? '..' : '--'}o{ ${from} : ${label}`;
}

function describe({ from, to, fields }: Relation): string {
  const names = fields.map(({ name, required }) => (required ? name : `${name}, which may be empty`));
  return `${from} points at ${to} by ${names.join('; ')}.`;
}
