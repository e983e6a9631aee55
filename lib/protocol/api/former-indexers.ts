import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { drawRow, drawTable, toTable } from '@/lib/markup/data-table';
import { type HtmlBlock, toBlock } from '@/lib/markup/html-node';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { dataFile } from '@/lib/protocol/data-file';
import { required } from '@/lib/site/invariant';
import { fieldAnchor, type Product, products } from './schema-data';

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

const formerSchema = z.strictObject({
  checked: z.iso.date(),
  source: z.url(),
  products: z.array(
    z.strictObject({
      product: z.enum(products),
      repository: z.string(),
      envio: z.string(),
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

/** Renders a table of the old entities and enums, and for each entity a table of its changed fields. */
export function formerSchemaBlock(product: Product): HtmlBlock {
  const { enums, entities } = formerOf(product);
  const changed = entities.filter((each) => each.changed.length > 0);
  return toBlock(
    h('div', [
      drawTable(
        ['In 2024', 'Today', 'What to do'],
        enums.map((each) => toRow(each, toAnchor(each.name))),
      ),
      ...changed.flatMap((entity) => [
        h('h3', { id: toAnchor(entity.name) }, titleOf(entity)),
        h(
          'p',
          inlineMarkdown(`Unchanged fields: ${entity.unchanged.map((each) => `\`${each}\``).join(', ')}.`),
        ),
        drawTable(
          ['Field in 2024', 'Today', 'What to do'],
          entity.changed.map((each) => toRow(each, fieldAnchor(entity.name, each.name))),
        ),
      ]),
    ]),
  );
}

const titleOf = ({ name, now }: z.infer<typeof entitySchema>): string =>
  name === now ? name : `${name}, now ${now}`;

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

/** Returns the anchors of an entities page of 2024, each with today's, or its place on this page. */
export function formerEntityAnchors(product: Product): Record<string, string> {
  const { enums, entities } = formerOf(product);
  const moved = (id: string, now: string | undefined) => [id, now ?? `${formerPage(product)}#${id}`];
  const ifKept = (now: string | null, toId: (name: string) => string) =>
    now === null ? undefined : toId(now);
  return Object.fromEntries(
    [
      ...enums.map(({ name, now }) => moved(toAnchor(name), ifKept(now, toAnchor))),
      ...entities.flatMap((entity) => [
        moved(toAnchor(entity.name), toAnchor(entity.now)),
        ...[...entity.unchanged.map((name) => ({ name, now: name })), ...entity.changed].map(
          ({ name, now }) =>
            moved(
              fieldAnchor(entity.name, name),
              ifKept(now, (field) => fieldAnchor(entity.now, field)),
            ),
        ),
      ]),
    ].filter(([from, to]) => from !== to),
  );
}
