import { stripIgnoredCharacters } from 'graphql';

/** A request: a URL without placeholders, a query with its variables, and the response type. */
export type Request = {
  url: string;
  query: string;
  variables: Record<string, unknown> | undefined;
  answer: string;
};

/** Returns a TypeScript module that sends a query, for browsers and Node. */
export function toFetch({ url, query, variables, answer }: Request): string {
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

/** Returns a shell command that sends a query without insignificant whitespace. @param url without placeholders */
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
