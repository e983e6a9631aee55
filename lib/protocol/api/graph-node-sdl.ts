import { type Entity, entityOf, type Field, type SchemaData } from './schema-data';

/** Generates the schema that graph-node derives from entities. https://thegraph.com/docs/en/querying/graphql-api/ */
export function toGraphNodeSdl(data: SchemaData): string {
  return [
    'scalar BigInt',
    'scalar Bytes',
    'enum OrderDirection { asc desc }',
    'input Block_height { hash: Bytes number: Int number_gte: Int }',
    ...data.enums.map(({ name, values }) => `enum ${name} { ${values.join(' ')} }`),
    ...data.entities.flatMap((entity) => [
      `type ${entity.name} {\n${entity.fields.map((field) => outputField(data, field)).join('\n')}\n}`,
      `input ${entity.name}_filter {\n${filterFields(data, entity).join('\n')}\n}`,
      `enum ${entity.name}_orderBy {\n${orderFields(data, entity).join('\n')}\n}`,
    ]),
    'type _Block_ { hash: Bytes number: Int! timestamp: Int }',
    'type _Meta_ { block: _Block_! deployment: String! hasIndexingErrors: Boolean! }',
    `type Query {\n${data.entities.map(entryPoints).join('\n')}\n  _meta(block: Block_height): _Meta_\n}`,
  ].join('\n\n');
}

const entryPoints = ({ name, one, many }: Entity): string =>
  [
    `  ${one}(id: ID!, block: Block_height): ${name}`,
    `  ${many}(${listArguments(name)}, block: Block_height): [${name}!]!`,
  ].join('\n');

const listArguments = (name: string): string =>
  [
    'first: Int = 100',
    'skip: Int = 0',
    `orderBy: ${name}_orderBy`,
    'orderDirection: OrderDirection',
    `where: ${name}_filter`,
  ].join(', ');

function outputField(data: SchemaData, { name, type, list, required }: Field): string {
  if (!list) return `  ${name}: ${type}${required ? '!' : ''}`;
  const args = entityOf(data, type) ? `(${listArguments(type)})` : '';
  return `  ${name}${args}: [${type}!]!`;
}

const equality = ['', '_not', '_in', '_not_in'];
const order = ['_gt', '_lt', '_gte', '_lte'];
const bytesSearch = ['_contains', '_not_contains'];
const textSearch = ['contains', 'starts_with', 'ends_with'].flatMap((word) => [
  `_${word}`,
  `_${word}_nocase`,
  `_not_${word}`,
  `_not_${word}_nocase`,
]);
const listSearch = ['', '_not', '_contains', '_contains_nocase', '_not_contains', '_not_contains_nocase'];

const scalarSuffixes: Record<string, string[]> = {
  BigInt: [...equality, ...order],
  Boolean: equality,
  Bytes: [...equality, ...order, ...bytesSearch],
  ID: [...equality, ...order],
  String: [...equality, ...order, ...textSearch],
};

function filterFields(data: SchemaData, { name, fields }: Entity): string[] {
  return [
    ...fields.flatMap((field) => filterField(data, field)),
    `  and: [${name}_filter]`,
    `  or: [${name}_filter]`,
  ];
}

function filterField(data: SchemaData, { name, type, list, derivedFrom }: Field): string[] {
  const isEntity = entityOf(data, type) !== undefined;
  const related = isEntity ? [`  ${name}_: ${type}_filter`] : [];
  if (derivedFrom) return related;
  if (list) return listSearch.map((suffix) => `  ${name}${suffix}: [${type}!]`);
  // A relation is stored as the ID of the other row, so filters compare it as a string.
  const stored = isEntity ? 'String' : type;
  const own = (scalarSuffixes[stored] ?? equality).map((suffix) =>
    suffix.endsWith('_in') ? `  ${name}${suffix}: [${stored}!]` : `  ${name}${suffix}: ${stored}`,
  );
  return [...own, ...related];
}

/** Lists the fields to sort rows by: their own fields and, with two underscores, fields of related rows. */
const orderFields = (data: SchemaData, { fields }: Entity): string[] =>
  fields.flatMap(({ name, type, list }) => {
    const related = list ? undefined : entityOf(data, type);
    const nested = related?.fields.filter((each) => !each.list && !entityOf(data, each.type)) ?? [];
    return [`  ${name}`, ...nested.map((each) => `  ${name}__${each.name}`)];
  });
