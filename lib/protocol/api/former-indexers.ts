import { h } from 'hastscript';
import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { drawTable, toTable } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { dataFile } from '@/lib/protocol/data-file';
import { chainOf } from '@/lib/protocol/deployments/chains';
import { required } from '@/lib/site/invariant';
import { type Product, products } from './schema-data';
import { proseOf } from './summary-prose';

// The indexers of December 2024. The Graph's are no longer updated, and Envio's have had another schema since.

const changeSchema = z.strictObject({
  name: z.string(),
  /** Today's name, or `null` if it was removed. */
  now: z.string().nullable(),
  /** What to do in code that uses the old name, as a sentence. */
  what: z.string(),
});

const entitySchema = z.strictObject({
  name: z.string(),
  now: z.string(),
  one: z.string(),
  many: z.string(),
  unchanged: z.array(z.string()),
  changed: z.array(changeSchema),
});

const subgraphSchema = z.strictObject({
  chainId: z.int(),
  slug: z.string(),
  id: z.string().optional(),
  note: z.string().optional(),
});

const formerSchema = z.strictObject({
  checked: z.iso.date(),
  source: z.url(),
  products: z.array(
    z.strictObject({
      product: z.enum(products),
      repository: z.string(),
      envio: z.string(),
      subgraphs: z.array(subgraphSchema),
      enums: z.array(changeSchema),
      entities: z.array(entitySchema),
    }),
  ),
});

/** Reads the indexers of 2024. */
export const readFormerIndexers = dataFile('content/data/api/indexers-2024.json', formerSchema);

const formerOf = (product: Product) =>
  required(readFormerIndexers().products.find((each) => each.product === product));

/** The page about a product's indexers of 2024. */
export const formerPage = (product: Product): string => `/api/${product}/2024-indexers`;

const anchorOf = (entity: string, field: string): string => `${toAnchor(entity)}-${toAnchor(field)}`;

/** Renders a table of the old entities and enums, and for each entity a table of its changed fields. */
export function formerSchemaBlock(product: Product): HtmlBlock {
  const { enums, entities } = formerOf(product);
  const changed = entities.filter((each) => each.changed.length > 0);
  return {
    element: h('div', [
      table(
        ['In 2024', 'Today', 'What to do'],
        enums.map(({ name, now, what }) => ({ id: toAnchor(name), cells: [name, now, what] })),
      ),
      ...changed.flatMap(({ name, now, unchanged, changed: fields }) => [
        h('h3', { id: toAnchor(name) }, name === now ? name : `${name}, now ${now}`),
        h('p', [
          'Unchanged fields: ',
          ...unchanged.flatMap((field, index) => [index === 0 ? '' : ', ', h('code', field)]),
          '.',
        ]),
        table(
          ['Field in 2024', 'Today', 'What to do'],
          fields.map(({ name: field, now: today, what }) => ({
            id: anchorOf(name, field),
            cells: [field, today, what],
          })),
        ),
      ]),
    ]),
    headings: changed.map(({ name, now }) => ({
      depth: 3,
      id: toAnchor(name),
      text: name === now ? name : `${name}, now ${now}`,
    })),
    anchors: [
      ...enums.map(({ name }) => toAnchor(name)),
      ...changed.flatMap((entity) => entity.changed.map((field) => anchorOf(entity.name, field.name))),
    ],
  };
}

type Row = { id: string; cells: [string, string | null, string] };

const table = (head: string[], rows: Row[]) =>
  drawTable(
    head,
    rows.map(({ id, cells: [old, now, what] }) =>
      h('tr', { id }, [
        h('td', h('code', old)),
        h('td', now === null ? 'removed' : h('code', now)),
        h('td', proseOf(what)),
      ]),
    ),
  );

/** Returns the old entry points with today's, as a Markdown table. */
export const formerEntitiesTable = (product: Product): string =>
  toTable(
    ['Entity in 2024', 'Queried as', 'Entity today'],
    formerOf(product).entities.map(({ name, now, one, many }) => [
      `\`${name}\``,
      `\`${one}\`, \`${many}\``,
      `[\`${now}\`](/api/${product}/the-graph/entities#${toAnchor(now)})`,
    ]),
  );

/** Returns the old subgraphs of a product, as a Markdown table. */
export const formerEndpointsTable = (product: Product): string =>
  toTable(
    ['Chain', 'Slug', 'Subgraph ID'],
    formerOf(product).subgraphs.map(({ chainId, slug, id, note }) => [
      chainOf(chainId).name,
      `\`${slug}\``,
      [id ? `\`${id}\`` : 'none', ...(note ? [note] : [])].join('. '),
    ]),
  );

/** Returns the anchors of an entities page of 2024, each with today's, or its place on this page. */
export function formerEntityAnchors(product: Product): Record<string, string> {
  const { enums, entities } = formerOf(product);
  const moved = (id: string, now: string | null) => [id, now ?? `${formerPage(product)}#${id}`];
  return Object.fromEntries(
    [
      ...enums.map(({ name, now }) => moved(toAnchor(name), now === null ? null : toAnchor(now))),
      ...entities.flatMap((entity) => [
        moved(toAnchor(entity.name), toAnchor(entity.now)),
        ...entity.unchanged.map((field) => moved(anchorOf(entity.name, field), anchorOf(entity.now, field))),
        ...entity.changed.map(({ name, now }) =>
          moved(anchorOf(entity.name, name), now === null ? null : anchorOf(entity.now, now)),
        ),
      ]),
    ].filter(([from, to]) => from !== to),
  );
}
