import { type Entity, entityOf, type Field, type SchemaData } from './schema-data';

/**
 * Generates the schema that Envio exposes through Hasura, in GraphQL's schema language: one entry point per
 * entity, with the arguments `where`, `order_by`, `limit`, `offset`, and `distinct_on`. Source of the rules:
 * https://hasura.io/docs/2.0/api-reference/graphql-api/query/
 */
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
    `type query_root {\n${data.entities.map(({ name, query }) => `  ${query}(${listArguments(name)}): [${name}!]!`).join('\n')}\n}`,
    'schema { query: query_root }',
  ].join('\n\n');
}

const toBlock = (
  head: string,
  { fields }: Entity,
  write: (field: Field) => string | string[],
  more: string[] = [],
): string => `${head} {\n${[...more, ...fields.flatMap(write)].map((line) => `  ${line}`).join('\n')}\n}`;

const listArguments = (name: string): string =>
  [
    `distinct_on: [${name}_select_column!]`,
    'limit: Int',
    'offset: Int',
    `order_by: [${name}_order_by!]`,
    `where: ${name}_bool_exp`,
  ].join(', ');

/** Returns the type under which the server exposes a scalar or an enum. */
const exposedType = ({ scalars, enums }: SchemaData, type: string): string =>
  enums.some(({ name }) => name === type)
    ? type.toLowerCase()
    : (Object.entries(scalars).find(([name]) => name === type)?.[1] ?? type);

function comparisons(data: SchemaData): string[] {
  const types = new Set(
    data.entities.flatMap(({ fields }) =>
      fields.filter(({ type }) => !entityOf(data, type)).map(({ type }) => exposedType(data, type)),
    ),
  );
  return [...types]
    .map((type) => {
      const text = [
        'like',
        'ilike',
        'nlike',
        'nilike',
        'regex',
        'iregex',
        'nregex',
        'niregex',
        'similar',
        'nsimilar',
      ];
      return [
        `input ${type}_comparison_exp {`,
        ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].map((word) => `  _${word}: ${type}`),
        ...['in', 'nin'].map((word) => `  _${word}: [${type}!]`),
        '  _is_null: Boolean',
        ...(type === 'String' ? text.map((word) => `  _${word}: String`) : []),
        '}',
      ].join('\n');
    })
    .concat(listComparison);
}

const listComparison = [
  'input String_array_comparison_exp {',
  ...['eq', 'neq', 'contains', 'contained_in'].map((word) => `  _${word}: [String!]`),
  '  _is_null: Boolean',
  '}',
].join('\n');

/** Returns the column that stores a field, if this table stores it. */
function columnOf(data: SchemaData, { name, type, idColumn, derivedFrom }: Field): string | undefined {
  if (derivedFrom) return undefined;
  return entityOf(data, type) ? idColumn : name;
}

function outputField(data: SchemaData, { name, type, list, required, idColumn }: Field): string[] {
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

function filterField(data: SchemaData, { name, type, list, idColumn }: Field): string[] {
  if (entityOf(data, type))
    return [`${name}: ${type}_bool_exp`, ...(idColumn ? [`${idColumn}: String_comparison_exp`] : [])];
  return [`${name}: ${list ? 'String_array' : exposedType(data, type)}_comparison_exp`];
}

function orderField(data: SchemaData, { name, type, list, idColumn }: Field): string[] {
  if (!entityOf(data, type)) return [`${name}: order_by`];
  return list ? [] : [`${name}: ${type}_order_by`, ...(idColumn ? [`${idColumn}: order_by`] : [])];
}
