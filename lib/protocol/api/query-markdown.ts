import {
  type FieldNode,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type SelectionSetNode,
  stripIgnoredCharacters,
  TypeNameMetaFieldDef,
} from 'graphql';
import { invariant, required } from '@/lib/site/invariant';
import { schemaOf } from './build-schema';
import { exampleUrl } from './endpoints';
import {
  indexerOfGroup,
  parseVariables,
  type QueryPart,
  type QuerySample,
  queryFile,
  readQuery,
  readQueryPart,
} from './query-sample';
import { vendorNames } from './schema-data';

/** Returns a query with its variables, a command and a module that send it, and an example response, as Markdown. */
export function queryMarkdown(sample: QuerySample): string {
  const { url, query, variables } = requestOf(sample);
  const place = `title="${vendorNames[sample.vendor]}, ${sample.vendor === 'envio' ? 'all chains' : 'Ethereum'}"`;
  // All queries are in one group of tabs, so that the reader's choice applies to all of them.
  return [
    '<Tabs group="query">',
    toTab(
      'GraphQL',
      sampleTag(sample, 'graphql', `${sample.name}.graphql`),
      ...(variables ? [sampleTag(sample, 'variables.json', 'Variables')] : []),
    ),
    toTab('curl', `\`\`\`bash ${place} wrap\n${toCurl(url, query, variables)}\n\`\`\``),
    toTab('TypeScript', `\`\`\`ts ${place}\n${fetchModule(sample)}\n\`\`\``),
    `</Tabs>\n\n<details>\n<summary>Example response</summary>\n\n${sampleTag(sample, 'response.json', 'Response')}\n\n</details>`,
  ].join('\n');
}

const toTab = (label: string, ...content: string[]): string =>
  `<Tab label="${label}">\n\n${content.join('\n\n')}\n\n</Tab>`;

const sampleTag = (sample: QuerySample, part: QueryPart, title: string): string =>
  `<Sample file="${queryFile(sample, part).replace(/^content\/samples\//, '')}" title="${title}" />`;

/** Returns what a request consists of: a URL without placeholders, and a query with its variables. */
function requestOf(sample: QuerySample) {
  const variables = readQueryPart(sample, 'variables.json');
  return {
    url: exampleUrl(indexerOfGroup(sample.group), sample.vendor),
    query: readQuery(sample),
    variables: variables === undefined ? undefined : parseVariables(variables),
  };
}

/**
 * Generates TypeScript that sends a query to the example's chain, including the response type, for browsers and Node.
 * @returns a module without imports
 */
export function fetchModule(sample: QuerySample): string {
  const { url, query, variables } = requestOf(sample);
  return [
    `const query = /* GraphQL */ \`\n${indented(query)}\n\`;`,
    ...(variables ? [`const variables = ${toLiteral(variables)};`] : []),
    '',
    `type Answer = ${answerType(schemaOf(sample), query)};`,
    '',
    'const response = await fetch(',
    `  '${url}',`,
    '  {',
    "    method: 'POST',",
    "    headers: { 'Content-Type': 'application/json' },",
    `    body: JSON.stringify({ query${variables ? ', variables' : ''} }),`,
    '  },',
    ');',
    'const { data, errors }: { data?: Answer; errors?: { message: string }[] } =',
    '  await response.json();',
    'if (!data || errors)',
    '  throw new Error(errors?.[0]?.message ?? response.statusText);',
    'console.log(data);',
  ].join('\n');
}

const indented = (query: string): string =>
  query
    .trim()
    .replace(/[`\\]|\$(?=\{)/g, '\\$&')
    .replace(/^(?=.)/gm, '  ');

/** Formats JSON as idiomatic TypeScript: unquoted keys and single quotes. */
function toLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(([name, each]) => {
    const key = Array.isArray(value) ? '' : `${/^\w+$/.test(name) ? name : quoted(name)}: `;
    return `${inner}${key}${toLiteral(each, inner)},`;
  });
  return lines.length === 0 ? `${open}${close}` : [open, ...lines, `${indent}${close}`].join('\n');
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/**
 * Returns a shell command that sends a query.
 * @param url a URL without placeholders
 * @param query GraphQL, which is sent without insignificant whitespace
 */
export function toCurl(url: string, query: string, variables: Record<string, unknown> | undefined): string {
  const body = JSON.stringify({ query: stripIgnoredCharacters(query), ...(variables && { variables }) });
  return `curl ${quote(url)} \\\n  --header 'Content-Type: application/json' \\\n  --data ${quote(body)}`;
}

/** Quotes a word for a POSIX shell. Inside single quotes, only the single quote itself is special. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Returns the TypeScript type of a query's result, with exactly the selected fields. Arbitrary-precision numbers are
 * strings, as both servers send them.
 * @param query one operation that's valid for the schema, without fragments
 * @throws if it has fragments
 */
export function answerType(schema: GraphQLSchema, query: string): string {
  const operation = parse(query).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return objectType(required(schema.getQueryType()), required(operation).selectionSet, '');
}

function objectType(type: GraphQLObjectType, { selections }: SelectionSetNode, indent: string): string {
  const inner = `${indent}  `;
  const lines = selections.map((field) => {
    invariant(field.kind === Kind.FIELD, 'the type of a query with fragments is unknown');
    const name = field.name.value;
    // Every type has this field, which no schema declares.
    const { type: written } = name === '__typename' ? TypeNameMetaFieldDef : required(type.getFields()[name]);
    return `${inner}${(field.alias ?? field.name).value}: ${toType(written, field, inner)};`;
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}

const toType = (type: GraphQLOutputType, field: FieldNode, indent: string): string =>
  isNonNullType(type) ? toValue(type.ofType, field, indent) : `${toValue(type, field, indent)} | null`;

function toValue(type: GraphQLOutputType, field: FieldNode, indent: string): string {
  if (isListType(type)) {
    const item = toType(type.ofType, field, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (type instanceof GraphQLObjectType) return objectType(type, required(field.selectionSet), indent);
  return scalarTypes[getNamedType(type).name] ?? 'string';
}

/** Enums and custom scalars are strings in responses. */
const scalarTypes: Record<string, string> = { Boolean: 'boolean', Int: 'number', Float: 'number' };
