import { stripIgnoredCharacters } from 'graphql';
import { answerType } from './answer-type';
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
