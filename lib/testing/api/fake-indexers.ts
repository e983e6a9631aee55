import {
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNullableType,
  isListType,
  parse,
  validate,
} from 'graphql';
import { buildSchema } from '@/lib/protocol/api/build-schema';
import { envioEndpoint, subgraphsOf } from '@/lib/protocol/api/endpoints';
import {
  entityOf,
  type Indexer,
  indexers,
  readSchemaData,
  type SchemaData,
  type Vendor,
  vendors,
} from '@/lib/protocol/api/schema-data';
import { required } from '@/lib/site/invariant';
import { listRows, type Row } from './rows';

// Answers requests to the indexers from a few rows, as the schemas demand: unknown fields, arguments, and types of
// variables are errors. Filters, orders, and pages work as they do on the real servers.

type Source = {
  vendor: Vendor;
  schema: GraphQLSchema;
  data: SchemaData;
  rows: Row[];
  /** The server returns at most this many rows of a list. */
  mostRows: number;
};

type Options = {
  /** A lower limit than the servers' makes a script read several pages. */
  mostRows?: number;
};

/**
 * Returns a function that answers a request to any endpoint of the indexers. All files are read first, because a script
 * can change the working directory.
 */
export function fakeIndexers({ mostRows = 1000 }: Options = {}): (request: Request) => Promise<Response> {
  const endpoints = new Map(
    indexers.flatMap((indexer) =>
      vendors.flatMap((vendor) => {
        const data = readSchemaData(indexer);
        const schema = buildSchema(data, vendor);
        const rows = listRows(indexer);
        return endpointsOf(indexer, vendor).map(({ url, chain, needsKey }) => {
          const own = rows.filter((row) => chain === undefined || row.chain === chain);
          return [url, { needsKey, source: { vendor, schema, data, rows: own, mostRows } }] as const;
        });
      }),
    ),
  );
  return async (request) => {
    const endpoint = endpoints.get(request.url);
    if (!endpoint) return Response.json({ message: 'Not found' }, { status: 404 });
    if (endpoint.needsKey && !request.headers.get('Authorization')?.startsWith('Bearer '))
      return Response.json({ errors: [{ message: 'auth error: missing authorization header' }] });
    const { query, variables = {} } = await request.json();
    return Response.json(await answer(endpoint.source, query, variables));
  };
}

type Endpoint = { url: string; chain: number | undefined; needsKey: boolean };

const endpointsOf = (indexer: Indexer, vendor: Vendor): Endpoint[] =>
  vendor === 'envio'
    ? [{ url: envioEndpoint(indexer).url, chain: undefined, needsKey: false }]
    : subgraphsOf(indexer).flatMap(({ chainId: chain, url, studioUrl }) => [
        { url, chain, needsKey: studioUrl !== undefined },
        ...(studioUrl ? [{ url: studioUrl, chain, needsKey: false }] : []),
      ]);

async function answer(source: Source, query: string, variables: Record<string, unknown>): Promise<object> {
  try {
    const document = parse(query);
    const errors = validate(source.schema, document);
    if (errors.length > 0) return { errors };
    const result = await execute({
      schema: source.schema,
      document,
      variableValues: variables,
      fieldResolver: toResolver(source),
    });
    return result;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

type Arguments = Record<string, unknown>;

function toResolver(source: Source): GraphQLFieldResolver<Row | Record<string, unknown>, unknown> {
  return (parent, args: Arguments, _context, info) => {
    const { fieldName, parentType, returnType } = info;
    if (parentType === source.schema.getQueryType()) return resolveRoot(source, fieldName, args);
    if (!isRow(parent)) return parent[fieldName];
    const related = relatedRows(source, parent, fieldName);
    if (!related) return columnOf(parent, fieldName);
    return isListType(getNullableType(returnType)) ? select(source, related, args) : related[0];
  };
}

/** Returns the value of a column. Envio's columns for relations end in `_id`. */
const columnOf = ({ values }: Row, column: string) =>
  values[column] ?? values[column.replace(/_id$/, '')] ?? null;

const isRow = (value: object): value is Row => 'entity' in value && 'values' in value;

const rowsOf = ({ rows }: Source, entity: string): Row[] => rows.filter((row) => row.entity === entity);

const findRow = (source: Source, entity: string, id: unknown): Row | null =>
  rowsOf(source, entity).find((row) => row.values.id === id) ?? null;

function resolveRoot(source: Source, name: string, args: Arguments): unknown {
  if (name === '_meta') return resolveMeta(source);
  const { vendor, data } = source;
  for (const entity of data.entities) {
    const rows = () => rowsOf(source, entity.name);
    if (name === (vendor === 'envio' ? `${entity.name}_by_pk` : entity.one))
      return findRow(source, entity.name, args.id);
    if (name === (vendor === 'envio' ? entity.name : entity.many)) return select(source, rows(), args);
    if (name === `${entity.name}_aggregate`) {
      const nodes = rows().filter((row) => matches(source, row, args.where));
      return { nodes, aggregate: { count: nodes.length } };
    }
  }
  return null;
}

const latestBlock = 25_900_000;

function resolveMeta({ vendor, rows }: Source): unknown {
  if (vendor === 'the-graph') {
    const block = { number: latestBlock, hash: null, timestamp: 1_790_000_000 };
    return { block, deployment: 'Qm', hasIndexingErrors: false };
  }
  return [...new Set(rows.map(({ chain }) => chain))].map((chainId) => ({
    chainId,
    isReady: true,
    progressBlock: latestBlock,
    sourceBlock: latestBlock,
    startBlock: 0,
  }));
}

/** Filters, sorts, and cuts a list of rows by the arguments of either vendor. */
function select(source: Source, rows: Row[], args: Arguments): Row[] {
  const { first, limit = first, skip, offset = skip } = args;
  if (Number(first) > 1000) throw new GraphQLError('The value of `first` must be between 1 and 1000');
  const start = Number(offset ?? 0);
  const count = Math.min(Number(limit ?? source.mostRows), source.mostRows);
  return rows
    .filter((row) => matches(source, row, args.where))
    .sort(toOrder(args))
    .slice(start, start + count);
}

function toOrder({ orderBy = 'id', orderDirection = 'asc', order_by }: Arguments) {
  const columns = (Array.isArray(order_by) ? order_by : order_by ? [order_by] : [])
    .flatMap((each: Record<string, string>) => Object.entries(each))
    .concat(order_by ? [] : [[String(orderBy), String(orderDirection)]]);
  return (a: Row, b: Row): number => {
    for (const [column, direction] of columns) {
      const order = compare(a.values[column], b.values[column]);
      if (order !== 0) return direction.startsWith('desc') ? -order : order;
    }
    return 0;
  };
}

/** Compares whole numbers by value and other texts by their characters. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [a, b].map((value) =>
    /^-?\d+$/.test(String(value)) ? BigInt(String(value)) : value,
  );
  if (typeof left === 'bigint' && typeof right === 'bigint') return left < right ? -1 : left > right ? 1 : 0;
  const [one, other] = [String(a), String(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function matches(source: Source, row: Row, where: unknown): boolean {
  if (!isObject(where)) return true;
  return Object.entries(where).every(([key, condition]) => {
    const list = (Array.isArray(condition) ? condition : [condition]) as unknown[];
    if (key === 'and' || key === '_and') return list.every((each) => matches(source, row, each));
    if (key === 'or' || key === '_or') return list.some((each) => matches(source, row, each));
    if (key === '_not') return !matches(source, row, condition);
    return source.vendor === 'envio'
      ? matchesColumn(source, row, key, condition)
      : matchesSuffix(source, row, key, condition);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows that a relation leads to. */
function relatedRows(source: Source, row: Row, name: string): Row[] | undefined {
  const field = entityOf(source.data, row.entity)?.fields.find((each) => each.name === name);
  if (!field || !entityOf(source.data, field.type)) return undefined;
  return rowsOf(source, field.type).filter((other) =>
    field.list
      ? other.values[required(field.derivedFrom)] === row.values.id
      : other.values.id === row.values[name],
  );
}

function matchesColumn(source: Source, row: Row, key: string, condition: unknown): boolean {
  const related = relatedRows(source, row, key);
  if (related) return related.some((other) => matches(source, other, condition));
  const value = columnOf(row, key);
  return Object.entries(condition as Record<string, unknown>).every(([operator, wanted]) =>
    operator === '_is_null' ? (value === null) === wanted : compareAs(operator.slice(1), value, wanted),
  );
}

function matchesSuffix(source: Source, row: Row, key: string, wanted: unknown): boolean {
  if (key.endsWith('_'))
    return (relatedRows(source, row, key.slice(0, -1)) ?? []).some((other) => matches(source, other, wanted));
  const [, name = key, operator = 'eq'] = /^(\w+?)_(not|gt|lt|gte|lte|in|not_in|contains)$/.exec(key) ?? [];
  const value = row.values[name] ?? null;
  if (wanted === null) return (value === null) === (operator === 'eq');
  return compareAs(operator, value, wanted);
}

/** Unlike other operators, those for inequality don't matter to our rows without a value. */
function compareAs(operator: string, value: unknown, wanted: unknown): boolean {
  if (value === null) return false;
  const isIn = () => (wanted as unknown[]).some((each) => compare(value, each) === 0);
  const operators: Record<string, () => boolean> = {
    eq: () => compare(value, wanted) === 0,
    neq: () => compare(value, wanted) !== 0,
    not: () => compare(value, wanted) !== 0,
    gt: () => compare(value, wanted) > 0,
    gte: () => compare(value, wanted) >= 0,
    lt: () => compare(value, wanted) < 0,
    lte: () => compare(value, wanted) <= 0,
    in: isIn,
    nin: () => !isIn(),
    not_in: () => !isIn(),
    contains: () => String(value).includes(String(wanted)),
    ilike: () => new RegExp(`^${String(wanted).replaceAll('%', '.*')}$`, 'i').test(String(value)),
  };
  return required(operators[operator], `the fake indexers don't have ${operator}`)();
}
