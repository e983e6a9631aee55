import fs from 'node:fs';
import type { InlineCode, Nodes, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { spanOf } from '@/lib/markup/positions';
import { errorAt, type Problem, placeIn } from '@/lib/markup/problem';
import { readFormerIndexers } from '@/lib/protocol/api/former-indexers';
import {
  type Entity,
  indexers,
  type Product,
  products,
  readProductSchema,
  readSchemaData,
  type SchemaData,
} from '@/lib/protocol/api/schema-data';
import { filesBelow } from '@/lib/site/files-below';
import { readProse } from './prose/read-prose';

/** Pages that name what no longer exists, or what isn't in an indexer. */
const exempt =
  /^content\/api\/(\w+\/2024-indexers|legacy-v1|packages|drops\/merkle-api\/functionality)\.mdx$/;

/** Finds statements in the API section that contradict the schema data, and endpoints that are typed by hand. */
export const checkApiPages = (): Problem[] =>
  filesBelow('content')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const isChecked = file.startsWith('content/api/') && !exempt.test(file);
      return [...typedEndpoints(file, text), ...(isChecked ? wrongNames(file, text) : [])];
    });

const endpoint =
  /https:\/\/(?:indexer\.hyperindex\.xyz|gateway(?:-arbitrum\.network)?\.thegraph\.com|api\.studio\.thegraph\.com|graph\.phoenix\.lightlink\.io|thegraph\.denergychain\.com)\/[^\s)`"<]+/g;

/** Finds endpoints in a page. */
export const typedEndpoints = (file: string, text: string): Problem[] =>
  [...text.matchAll(endpoint)].map(({ 0: url, index }) =>
    errorAt(
      placeIn(file, text, index),
      'schema',
      `${url} is typed by hand.`,
      'Show it with  <ApiUrl />, <ApiEnvioEndpoint />, <ApiEndpoints />, or a link to a page that does.',
    ),
  );

/**
 * Finds names in a page of the API section that its indexers don't have.
 * @returns nothing for a page that can't be parsed, which the compiler reports
 */
export function wrongNames(file: string, text: string): Problem[] {
  const tree = readProse(text, file)?.tree;
  if (!tree) return [];
  const known = namesOf(file);
  const problems: Problem[] = [];
  const tell: Tell = (node, what, fix) => {
    problems.push(errorAt(placeIn(file, text, spanOf(node).start), 'schema', what, fix));
  };
  visit(tree, (node) => {
    if (node.type === 'inlineCode') checkCode(node, known, tell);
    if (node.type === 'table') checkTable(node, known, tell);
  });
  return problems;
}

type Tell = (node: Nodes, what: string, fix: string) => void;

type Names = {
  entities: Map<string, Set<string>>;
  fields: Set<string>;
  /** Names that exist in none of the indexers but did in 2024, each with today's. */
  former: Map<string, string | null>;
};

function namesOf(file: string): Names {
  const product = products.find((each) => file.includes(`/api/${each}/`));
  const schemas = product ? [readProductSchema(product)] : indexers.map((indexer) => readSchemaData(indexer));
  const entities = new Map<string, Set<string>>();
  for (const { name, fields } of schemas.flatMap((schema) => schema.entities))
    entities.set(name, new Set([...(entities.get(name) ?? []), ...fields.map((field) => field.name)]));
  return {
    entities,
    fields: new Set([...entities.values()].flatMap((names) => [...names])),
    former: formerNames(product),
  };
}

function formerNames(product: Product | undefined): Map<string, string | null> {
  const today = new Set<string>(indexers.flatMap((each) => [each, ...namesIn(readSchemaData(each))]));
  return new Map(
    readFormerIndexers()
      .products.filter((each) => !product || each.product === product)
      .flatMap(({ enums, entities }) => [
        ...enums.map(({ name, now }) => [name, now] as const),
        ...entities.flatMap(({ name, now, one, many, changed }) => [
          ...[name, one, many].map((each) => [each, now] as const),
          ...changed.map((field) => [field.name, field.now] as const),
        ]),
      ])
      .filter(([name]) => !today.has(name)),
  );
}

const namesIn = ({ enums, entities }: SchemaData): string[] => [
  ...enums.map(({ name }) => name),
  ...entities.flatMap(({ name, one, many, fields }: Entity) => [
    name,
    one,
    many,
    ...fields.map((field) => field.name),
  ]),
];

function checkCode(node: InlineCode, { entities, former }: Names, tell: Tell): void {
  const [, entity = node.value, field] = /^([A-Z]\w+)\.(\w+)$/.exec(node.value) ?? [];
  const now = former.get(entity);
  if (now !== undefined)
    tell(
      node,
      `No indexer has "${entity}" today.`,
      now ? `Write "${now}", or describe it on the page about the indexers of 2024.` : 'Remove it.',
    );
  else if (field !== undefined && entities.get(entity)?.has(field) === false)
    tell(node, `${entity} has no field "${field}".`, 'Its fields are in content/data/api/schema/.');
}

/** Checks the first column of a table if it lists fields or entities. */
function checkTable({ children: [head, ...rows] }: Table, { entities, fields }: Names, tell: Tell): void {
  const kind = textOf(head?.children[0]);
  const known = kind === 'Field' ? fields : kind === 'Entity' ? entities : undefined;
  for (const [cell] of rows.map(({ children }) => children)) {
    if (!known || !cell) return;
    visit(cell, 'inlineCode', (code) => {
      if (/^[A-Za-z]\w*$/.test(code.value) && !known.has(code.value))
        tell(
          code,
          `The indexer has no ${kind.toLowerCase()} "${code.value}".`,
          'Compare the table with content/data/api/schema/.',
        );
    });
  }
}
