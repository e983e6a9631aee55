import { type Entity, entityOf, type Field, type SchemaData } from './schema-data';

/** Generates Envio's schema. https://hasura.io/docs/2.0/api-reference/graphql-api/query/ */
export function toHasuraSdl(data: SchemaData): string {
  return [
    'scalar numeric',
    'enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }',
    ...data.enums.map(({ name }) => `scalar ${name.toLowerCase()}`),
    ...comparisons(data),
    ...data.entities.flatMap(({ name, fields }) => {
      const exposed = fields.map((field) => expose(data, field));
      const all = (part: keyof Exposed) => exposed.flatMap((each) => each[part]);
      const logic = [`_and: [${name}_bool_exp!]`, `_or: [${name}_bool_exp!]`, `_not: ${name}_bool_exp`];
      return [
        toBlock(`type ${name}`, all('output')),
        toBlock(`input ${name}_bool_exp`, [...logic, ...all('filter')]),
        toBlock(`input ${name}_order_by`, all('order')),
        toBlock(`enum ${name}_select_column`, all('column')),
      ];
    }),
    ...data.entities.filter(({ aggregate }) => aggregate).map(aggregateTypes),
    'type _meta { chainId: Int isReady: Boolean progressBlock: Int sourceBlock: Int startBlock: Int }',
    `type query_root {\n${data.entities.flatMap(entryPoints).join('\n')}\n  _meta: [_meta!]!\n}`,
    'schema { query: query_root }',
  ].join('\n\n');
}

const toBlock = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

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

/** What a field becomes in each of an entity's types. `column` is its own name, if it's stored. */
type Exposed = { output: string[]; filter: string[]; order: string[]; column: string[] };

function expose(data: SchemaData, { name, type, list, required, derivedFrom }: Field): Exposed {
  const mark = required ? '!' : '';
  const isRelation = entityOf(data, type) !== undefined;
  if (isRelation && list)
    return {
      output: [`${name}(${listArguments(type)}): [${type}!]!`],
      filter: [`${name}: ${type}_bool_exp`],
      order: [],
      column: [],
    };
  if (isRelation)
    // There's no foreign key constraint, so Hasura never guarantees that the other row exists.
    return {
      output: [`${name}: ${type}`, `${name}_id: String${mark}`],
      filter: [`${name}: ${type}_bool_exp`, `${name}_id: String_comparison_exp`],
      order: [`${name}: ${type}_order_by`, `${name}_id: order_by`],
      column: derivedFrom ? [] : [`${name}_id`],
    };
  const exposed = exposedType(data, type);
  return {
    output: [list ? `${name}: [${exposed}!]${mark}` : `${name}: ${exposed}${mark}`],
    filter: [`${name}: ${list ? 'String_array' : exposed}_comparison_exp`],
    order: [`${name}: order_by`],
    column: derivedFrom ? [] : [name],
  };
}
