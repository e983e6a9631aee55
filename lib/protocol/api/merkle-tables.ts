import { h } from 'hastscript';
import { toTable } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import type { Body, BodyField, MerkleApi, Route } from './merkle-api';
import { toMarkdownProse } from './summary-prose';

const code = (text: string): string => `\`${text}\``;

/** Returns a table of all routes, as Markdown. */
export const routesTable = ({ routes }: MerkleApi): string =>
  toTable(
    ['Route', 'What it does', 'Token'],
    routes.map(({ method, path, summary, needsToken }) => [
      code(`${method} ${path}`),
      toMarkdownProse(summary),
      needsToken ? 'required' : 'none',
    ]),
  );

/** Returns the parameters, body, and responses of a route, with the responses' fields, as Markdown. */
export function routeTables({ bodies }: MerkleApi, { query, form, responses }: Route): string {
  const names = [...new Set(responses.map(({ body }) => body))];
  return [
    query.length + (form ? 1 : 0) > 0 &&
      toTable(['Parameter', 'Sent in', 'Type', 'Meaning'], toParameterRows(query, form)),
    toTable(
      ['Status', 'Condition', 'Response fields'],
      responses.map(({ status, when, body }) => [
        code(String(status)),
        toMarkdownProse(when),
        bodies
          .find(({ name }) => name === body)
          ?.fields.map(({ name }) => code(name))
          .join(', ') ?? '',
      ]),
    ),
    toTable(
      ['Response field', 'Type', 'Meaning'],
      uniqueFields(names.flatMap((name) => bodies.filter((body) => body.name === name))).flatMap((field) =>
        fieldRows(field, ''),
      ),
    ),
  ]
    .filter((table) => table !== false)
    .join('\n\n');
}

const toParameterRows = (query: Route['query'], form: Route['form']): string[][] => [
  ...query.map(({ name, type, meaning }) => [code(name), 'query', type, toMarkdownProse(meaning)]),
  ...(form ? [[code(form.part), 'form', 'file', toMarkdownProse(form.meaning)]] : []),
];

/** Collects the fields of several responses, without duplicates. */
function uniqueFields(bodies: Body[]): BodyField[] {
  const byKey = new Map<string, BodyField>();
  for (const field of bodies.flatMap(({ fields }) => fields)) {
    const value = field.type === 'list' ? undefined : field.value;
    byKey.set([field.name, field.type, field.meaning, value].join('\n'), field);
  }
  return [...byKey.values()];
}

/** Returns a table of a body's fields, as Markdown. */
export const bodyTable = ({ fields }: Body): string =>
  toTable(
    ['Field', 'Type', 'Meaning'],
    fields.flatMap((field) => fieldRows(field, '')),
  );

function fieldRows(field: BodyField, prefix: string): string[][] {
  const name = `${prefix}${field.name}`;
  const meaning = toMarkdownProse(field.meaning);
  if (field.type === 'list') {
    const items = field.items.flatMap((item) => fieldRows(item, `${name}[].`));
    return [[code(name), 'list', meaning], ...items];
  }
  const type = field.type === 'strings' ? 'list of string' : field.type;
  return [[code(name), type, field.value === undefined ? meaning : always(field.value)]];
}

/** The value may be a sentence that already ends with a period. */
const always = (value: string): string => `Always ${code(value)}${value.endsWith('.') ? '' : '.'}`;

/** Returns a table of CSV mistakes, as Markdown. */
export const csvTable = ({ csvMistakes }: MerkleApi): string =>
  toTable(
    ['Mistake', 'Message', 'Row'],
    csvMistakes.map(({ case: what, message, row }) => [
      toMarkdownProse(what),
      toMarkdownProse(message),
      row === null ? 'the row with the mistake' : String(row),
    ]),
  );

/** Returns a table of the service's environment variables, as Markdown. */
export const environmentTable = ({ environment }: MerkleApi): string =>
  toTable(
    ['Variable', 'Meaning'],
    environment.map(({ name, meaning }) => [code(name), toMarkdownProse(meaning)]),
  );

/** The URL of the Merkle API's OpenAPI file, without the base path. */
export const openApiUrl = '/api-files/merkle-api.openapi.json';

/** Returns a paragraph with a link to the OpenAPI file. */
export const openApiLink = (): HtmlBlock => ({
  element: h('p', [
    'You can also download the routes, parameters, and responses as an ',
    h('a', { href: openApiUrl, download: '' }, 'OpenAPI 3.1 file'),
    ', for tools that generate clients or send requests.',
  ]),
  headings: [],
  anchors: [],
});
