import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { drawRow, drawTable, toTable } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { dataFile } from '@/lib/protocol/data-file';
import { chainOf } from '@/lib/protocol/deployments/chains';
import { required } from '@/lib/site/invariant';
import { type Product, products } from './schema-data';

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
  const changed = entities
    .filter((each) => each.changed.length > 0)
    .map(({ name, now, ...fields }) => ({
      ...fields,
      name,
      heading: { depth: 3 as const, id: toAnchor(name), text: name === now ? name : `${name}, now ${now}` },
    }));
  return {
    element: h('div', [
      drawTable(
        ['In 2024', 'Today', 'What to do'],
        enums.map((each) => toRow(each, toAnchor(each.name))),
      ),
      ...changed.flatMap(({ name, heading: { id, text }, unchanged, changed: fields }) => [
        h('h3', { id }, text),
        h('p', inlineMarkdown(`Unchanged fields: ${unchanged.map((field) => `\`${field}\``).join(', ')}.`)),
        drawTable(
          ['Field in 2024', 'Today', 'What to do'],
          fields.map((each) => toRow(each, anchorOf(name, each.name))),
        ),
      ]),
    ]),
    headings: changed.map(({ heading }) => heading),
    anchors: [
      ...enums.map(({ name }) => toAnchor(name)),
      ...changed.flatMap((entity) => entity.changed.map((field) => anchorOf(entity.name, field.name))),
    ],
  };
}

const toRow = ({ name, now, what }: z.infer<typeof changeSchema>, id: string): Element =>
  drawRow([`\`${name}\``, now === null ? 'removed' : `\`${now}\``, what], id);

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
