import fs from 'node:fs';
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

/** Pages that name what no longer exists, or what isn't in an indexer. */
const exempt =
  /^content\/api\/(\w+\/2024-indexers|legacy-v1|packages|drops\/merkle-api\/functionality)\.mdx$/;

/** Finds statements in the API section that contradict the schema data, and endpoints that are typed by hand. */
export const checkApiPages = (folder = 'content'): Problem[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const isChecked = file.startsWith(`${folder}/api/`) && !exempt.test(file);
      return [...typedEndpoints(file, text), ...(isChecked ? wrongNames(file, text) : [])];
    });

const endpoint =
  /https:\/\/(?:indexer\.hyperindex\.xyz|gateway(?:-arbitrum\.network)?\.thegraph\.com|api\.studio\.thegraph\.com|graph\.phoenix\.lightlink\.io|thegraph\.denergychain\.com)\/[^\s)`"<]+/g;

/** Finds endpoints in a page. */
export const typedEndpoints = (file: string, text: string): Problem[] =>
  [...text.matchAll(endpoint)].map(({ 0: url, index }) =>
    problemAt(
      file,
      text,
      index,
      `${url} is typed by hand.`,
      'Show it with  <ApiUrl />, <ApiEnvioEndpoint />, <ApiEndpoints />, or a link to a page that does.',
    ),
  );

const problemAt = (file: string, text: string, index: number, what: string, fix: string): Problem =>
  errorAt(placeIn(file, text, index), 'schema', what, fix);

/** Finds names in a page of the API section that its indexers don't have. */
export function wrongNames(file: string, text: string): Problem[] {
  const known = namesOf(file);
  // Fences keep their length, so that places stay the same.
  const prose = text.replace(/^( *)(`{3,})[\s\S]*?^\1\2/gm, (fence) => fence.replace(/[^\n]/g, ' '));
  return [...wrongCode(file, prose, known), ...wrongTables(file, prose, known)];
}

type Names = {
  entities: Map<string, Set<string>>;
  fields: Set<string>;
  /** Names that exist in none of the indexers but did in 2024, each with today's. */
  former: Map<string, string | null>;
};

function namesOf(file: string): Names {
  const product = products.find((each) => file.includes(`/api/${each}/`));
  const schemas = product
    ? [readProductSchema(product, 'the-graph')]
    : indexers.map((indexer) => readSchemaData(indexer, 'the-graph'));
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
  const today = new Set(
    indexers
      .map((indexer) => readSchemaData(indexer, 'the-graph'))
      .flatMap(namesIn)
      .concat(indexers),
  );
  return new Map(
    readFormerIndexers()
      .products.filter((each) => !product || each.product === product)
      .flatMap(({ enums, entities }) => [
        ...enums.map(({ name, now }) => [name, now] as const),
        ...entities.flatMap(({ name, now, one, many, changed }) => [
          [name, now] as const,
          [one, now] as const,
          [many, now] as const,
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

function wrongCode(file: string, prose: string, { entities, former }: Names): Problem[] {
  return [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(({ 1: code = '', index }) => {
    const [, entity = code, field] = /^([A-Z]\w+)\.(\w+)$/.exec(code) ?? [];
    const now = former.get(entity);
    if (now !== undefined)
      return problemAt(
        file,
        prose,
        index,
        `No indexer has "${entity}" today.`,
        now ? `Write "${now}", or describe it on the page about the indexers of 2024.` : 'Remove it.',
      );
    const fields = entities.get(entity);
    if (field === undefined || !fields || fields.has(field)) return [];
    return problemAt(
      file,
      prose,
      index,
      `${entity} has no field "${field}".`,
      `Its fields are in content/data/api/schema/.`,
    );
  });
}

/** Matches a table: its header, the line below, and its rows. */
const table = /^\|(.*)\|\n\|[ :|-]+\|\n((?:\|.*\|(?:\n|$))+)/gm;

function wrongTables(file: string, prose: string, known: Names): Problem[] {
  return [...prose.matchAll(table)].flatMap(({ 0: whole, 1: header = '', 2: rows = '', index }) => {
    const [first = ''] = header.split('|').map((cell) => cell.trim());
    const start = index + whole.length - rows.length;
    const names = codesInFirstCells(rows).map(({ code, offset }) => ({ code, offset: start + offset }));
    const choices = first === 'Field' ? known.fields : first === 'Entity' ? known.entities : undefined;
    return names
      .filter(({ code }) => choices && !choices.has(code))
      .map(({ code, offset }) =>
        problemAt(
          file,
          prose,
          offset,
          `The indexer has no ${first.toLowerCase()} "${code}".`,
          'Compare the table with content/data/api/schema/.',
        ),
      );
  });
}

function codesInFirstCells(rows: string): { code: string; offset: number }[] {
  let offset = 0;
  return rows.split('\n').flatMap((row) => {
    const cell = /^\|([^|]*)/.exec(row)?.[0] ?? '';
    const codes = [...cell.matchAll(/`([A-Za-z]\w*)`/g)].map(({ 1: code = '', index }) => ({
      code,
      offset: offset + index,
    }));
    offset += row.length + 1;
    return codes;
  });
}
