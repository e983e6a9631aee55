import { toTable } from '@/lib/markdown/markdown-table';
import type { Body, BodyField, MerkleApi, Route } from './merkle-api';
import { toMarkdownProse } from './summary-prose';

const code = (text: string): string => `\`${text}\``;

/** All routes in one table, as Markdown. */
export const routesTable = ({ routes }: MerkleApi): string =>
  toTable(
    ['Route', 'What it does', 'Token'],
    routes.map(({ method, path, summary, needsToken }) => [
      code(`${method} ${path}`),
      toMarkdownProse(summary),
      needsToken ? 'on the Vercel build' : 'none',
    ]),
  );

/** Parameters, body, answers and the fields of the answers of one route, as Markdown. */
export function routeTables({ bodies }: MerkleApi, { query, form, responses }: Route): string {
  const names = [...new Set(responses.map(({ body }) => body))];
  return [
    query.length + (form ? 1 : 0) > 0 && toTable(['Send', 'Where', 'Type', 'Meaning'], toSent(query, form)),
    toTable(
      ['Standalone', 'Vercel', 'When', 'Answer'],
      responses.map(({ standalone, vercel, when, body }) => [
        toStatus(standalone),
        toStatus(vercel),
        toMarkdownProse(when),
        bodies
          .find(({ name }) => name === body)
          ?.fields.map(({ name }) => code(name))
          .join(', ') ?? '',
      ]),
    ),
    toTable(
      ['Field of the answer', 'Type', 'Meaning'],
      uniqueFields(names.flatMap((name) => bodies.filter((body) => body.name === name))).flatMap((field) =>
        fieldRows(field, ''),
      ),
    ),
  ]
    .filter((table) => table !== false)
    .join('\n\n');
}

const toStatus = (status: number | null): string => (status === null ? '–' : code(String(status)));

const toSent = (query: Route['query'], form: Route['form']): string[][] => [
  ...query.map(({ name, type, meaning }) => [code(name), 'query', type, toMarkdownProse(meaning)]),
  ...(form ? [[code(form.part), 'form', 'file', toMarkdownProse(form.meaning)]] : []),
];

/** Fields of several answers; one that is the same in two of them stands once. */
function uniqueFields(bodies: Body[]): BodyField[] {
  const byKey = new Map<string, BodyField>();
  for (const field of bodies.flatMap(({ fields }) => fields)) {
    const value = field.type === 'list' ? undefined : field.value;
    byKey.set([field.name, field.type, field.meaning, value].join('\n'), field);
  }
  return [...byKey.values()];
}

/** The fields of a body in a table, as Markdown. */
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

/** A value may be a sentence with a full stop of its own. */
const always = (value: string): string => `Always ${code(value)}${value.endsWith('.') ? '' : '.'}`;

/** What a CSV can have wrong, as Markdown. */
export const csvTable = ({ csvMistakes }: MerkleApi): string =>
  toTable(
    ['Mistake', 'Message', 'Row'],
    csvMistakes.map(({ case: what, message, row }) => [
      toMarkdownProse(what),
      toMarkdownProse(message),
      row === null ? 'its own' : String(row),
    ]),
  );

/** The environment variables of the service, as Markdown. */
export const environmentTable = ({ environment }: MerkleApi): string =>
  toTable(
    ['Variable', 'Meaning'],
    environment.map(({ name, meaning }) => [code(name), toMarkdownProse(meaning)]),
  );
