import { type Entity, entityOf, type Field, idColumnOf, type SchemaData } from './schema-data';

/** Generates Envio's schema. https://hasura.io/docs/2.0/api-reference/graphql-api/query/ */
export function toHasuraSdl(data: SchemaData): string {
  return [
    'scalar numeric',
    'enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }',
    ...data.enums.map(({ name }) => `scalar ${name.toLowerCase()}`),
    ...comparisons(data),
    ...data.entities.flatMap((entity) => [
      toBlock(`type ${entity.name}`, entity, (field) => outputField(data, field)),
      toBlock(`input ${entity.name}_bool_exp`, entity, (field) => filterField(data, field), [
        `_and: [${entity.name}_bool_exp!]`,
        `_or: [${entity.name}_bool_exp!]`,
        `_not: ${entity.name}_bool_exp`,
      ]),
      toBlock(`input ${entity.name}_order_by`, entity, (field) => orderField(data, field)),
      toBlock(`enum ${entity.name}_select_column`, entity, (field) => columnOf(data, field) ?? []),
    ]),
    ...data.entities.filter(({ aggregate }) => aggregate).map(aggregateTypes),
    'type _meta { chainId: Int isReady: Boolean progressBlock: Int sourceBlock: Int startBlock: Int }',
    `type query_root {\n${data.entities.flatMap(entryPoints).join('\n')}\n  _meta: [_meta!]!\n}`,
    'schema { query: query_root }',
  ].join('\n\n');
}

const toBlock = (
  head: string,
  { fields }: Entity,
  write: (field: Field) => string | string[],
  more: string[] = [],
): string => `${head} {\n${[...more, ...fields.flatMap(write)].map((line) => `  ${line}`).join('\n')}\n}`;

const entryPoints = ({ name, aggregate }: Entity): string[] => [
  `  ${name}(${listArguments(name)}): [${name}!]!`,
  `  ${name}_by_pk(id: String!): ${name}`,
  ...(aggregate ? [`  ${name}_aggregate(${listArguments(name)}): ${name}_aggregate!`] : []),
];

/** Of the functions on the rows of an entity, this has only the count. */
const aggregateTypes = ({ name }: Entity): string =>
  [
    `type ${name}_aggregate_fields { count(columns: [${name}_select_column!], distinct: Boolean): Int! }`,
    `type ${name}_aggregate { aggregate: ${name}_aggregate_fields nodes: [${name}!]! }`,
  ].join('\n\n');

const listArguments = (name: string): string =>
  [
    `distinct_on: [${name}_select_column!]`,
    'limit: Int',
    'offset: Int',
    `order_by: [${name}_order_by!]`,
    `where: ${name}_bool_exp`,
  ].join(', ');

const exposedType = ({ enums }: SchemaData, type: string): string =>
  enums.some(({ name }) => name === type) ? type.toLowerCase() : (exposedScalars[type] ?? type);

const exposedScalars: Record<string, string> = { BigInt: 'numeric', Bytes: 'String', ID: 'String' };

function comparisons(data: SchemaData): string[] {
  const fields = data.entities.flatMap((entity) => entity.fields).filter(({ type }) => !entityOf(data, type));
  const types = new Set(fields.map(({ type }) => exposedType(data, type)));
  return [...[...types].map(comparison), listComparison];
}

const textSearch = 'like ilike nlike nilike regex iregex nregex niregex similar nsimilar'.split(' ');

const comparison = (type: string): string =>
  [
    `input ${type}_comparison_exp {`,
    ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].map((word) => `  _${word}: ${type}`),
    ...['in', 'nin'].map((word) => `  _${word}: [${type}!]`),
    '  _is_null: Boolean',
    ...(type === 'String' ? textSearch.map((word) => `  _${word}: String`) : []),
    '}',
  ].join('\n');

const listComparison = [
  'input String_array_comparison_exp {',
  ...['eq', 'neq', 'contains', 'contained_in'].map((word) => `  _${word}: [String!]`),
  '  _is_null: Boolean',
  '}',
].join('\n');

function columnOf(data: SchemaData, field: Field): string | undefined {
  if (field.derivedFrom) return undefined;
  return entityOf(data, field.type) ? idColumnOf(data, field) : field.name;
}

function outputField(data: SchemaData, field: Field): string[] {
  const { name, type, list, required } = field;
  const idColumn = idColumnOf(data, field);
  const mark = required ? '!' : '';
  if (entityOf(data, type)) {
    if (list) return [`${name}(${listArguments(type)}): [${type}!]!`];
    // There's no foreign key constraint, so Hasura never guarantees that the other row exists.
    return [`${name}: ${type}`, ...(idColumn ? [`${idColumn}: String${mark}`] : [])];
  }
  return [
    list ? `${name}: [${exposedType(data, type)}!]${mark}` : `${name}: ${exposedType(data, type)}${mark}`,
  ];
}

function filterField(data: SchemaData, field: Field): string[] {
  const { name, type, list } = field;
  const idColumn = idColumnOf(data, field);
  if (entityOf(data, type))
    return [`${name}: ${type}_bool_exp`, ...(idColumn ? [`${idColumn}: String_comparison_exp`] : [])];
  return [`${name}: ${list ? 'String_array' : exposedType(data, type)}_comparison_exp`];
}

function orderField(data: SchemaData, field: Field): string[] {
  const { name, type, list } = field;
  const idColumn = idColumnOf(data, field);
  if (!entityOf(data, type)) return [`${name}: order_by`];
  return list ? [] : [`${name}: ${type}_order_by`, ...(idColumn ? [`${idColumn}: order_by`] : [])];
}
