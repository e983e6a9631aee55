import { stripIgnoredCharacters } from 'graphql';
import { answerType } from './answer-type';
import { schemaOf } from './build-schema';
import { exampleUrl } from './endpoints';
import {
  indexerOfGroup,
  parseVariables,
  type QuerySample,
  queryFile,
  readQuery,
  readQueryPart,
} from './query-sample';
import { vendorNames } from './schema-data';

/** Returns a query with its variables, a command and a module that send it, and an example response, as Markdown. */
export function queryMarkdown(sample: QuerySample): string {
  const variables = readQueryPart(sample, 'variables.json');
  return [
    toTabs({
      GraphQL: [
        sampleTag(sample, 'graphql', `${sample.name}.graphql`),
        ...(variables ? [sampleTag(sample, 'variables.json', 'Variables')] : []),
      ].join('\n\n'),
      curl: curlFence(sample, variables),
      TypeScript: `\`\`\`ts title="${placeOf(sample)}"\n${fetchModule(sample)}\n\`\`\``,
    }),
    `<details>\n<summary>Example response</summary>\n\n${sampleTag(sample, 'response.json', 'Response')}\n\n</details>`,
  ].join('\n\n');
}

/** All queries are in one group of tabs, so that the reader's choice applies to all of them. */
const toTabs = (tabs: Record<string, string>): string =>
  `<Tabs group="query">\n${Object.entries(tabs)
    .map(([label, content]) => `<Tab label="${label}">\n\n${content}\n\n</Tab>`)
    .join('\n')}\n</Tabs>`;

const sampleTag = (
  sample: QuerySample,
  part: 'graphql' | 'variables.json' | 'response.json',
  title: string,
) => `<Sample file="${queryFile(sample, part).replace(/^content\/samples\//, '')}" title="${title}" />`;

function curlFence(sample: QuerySample, variables: string | undefined): string {
  const query = readQuery(sample);
  const command = toCurl(
    urlOf(sample),
    query,
    variables === undefined ? undefined : parseVariables(variables),
  );
  return `\`\`\`bash title="${placeOf(sample)}" wrap\n${command}\n\`\`\``;
}

/** Generates TypeScript that sends a query to the example's chain, including the response type. */
export function fetchModule(sample: QuerySample): string {
  const query = readQuery(sample);
  const variables = readQueryPart(sample, 'variables.json');
  return toFetch({
    url: urlOf(sample),
    query,
    variables: variables === undefined ? undefined : parseVariables(variables),
    answer: answerType(schemaOf(sample), query),
  });
}

const urlOf = ({ group, vendor }: QuerySample): string => exampleUrl(indexerOfGroup(group), vendor);

const placeOf = ({ vendor }: QuerySample): string =>
  `${vendorNames[vendor]}, ${vendor === 'envio' ? 'all chains' : 'Ethereum'}`;

/** A request: a URL without placeholders, a query with its variables, and the response type. */
export type Request = {
  url: string;
  query: string;
  variables: Record<string, unknown> | undefined;
  answer: string;
};

/** Returns a TypeScript module that sends a query, for browsers and Node. */
function toFetch({ url, query, variables, answer }: Request): string {
  return [
    `const query = /* GraphQL */ \`\n${indented(query)}\n\`;`,
    ...(variables ? [`const variables = ${toLiteral(variables)};`] : []),
    '',
    `type Answer = ${answer};`,
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
  return [
    `curl ${quote(url)} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quote(body)}`,
  ].join('\n');
}

/** Quotes a word for a POSIX shell. Inside single quotes, only the single quote itself is special. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
