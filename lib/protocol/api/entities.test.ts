import fs from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { entityBlock, typeBlock } from './entity-block';
import { fieldAnchor, type Product, products, readProductSchema } from './schema-data';

test('every entity has a heading, and every field has a unique anchor in the HTML', () => {
  for (const product of products) {
    const { element, headings, anchors } = entityBlock(product);
    const html = toHtml(element);
    for (const id of [...headings.map((heading) => heading.id), ...anchors])
      expect(html.split(`id="${id}"`).length - 1, id).toBe(1);
    expect(headings.map(({ text }) => text)).toEqual(
      readProductSchema(product).entities.map(({ name }) => name),
    );
  }
});

test('every type links to its description, on this page or on the page of the other product', () => {
  const anchors = new Map(
    products.map((product) => {
      const { headings, anchors: fields } = entityBlock(product);
      return [product, [...headings.map(({ id }) => id), ...fields, ...typeBlock(product).anchors]];
    }),
  );
  for (const product of products) {
    const html = toHtml(entityBlock(product).element) + toHtml(typeBlock(product).element);
    const links = [...html.matchAll(/href="(?:\/api\/(\w+)\/the-graph\/entities)?#([^"]+)"/g)];
    const broken = links.filter(
      ([, page, id = '']) => !anchors.get(products.find((each) => each === page) ?? product)?.includes(id),
    );
    expect(broken).toEqual([]);
  }
});

test('a derived list names its source field, and an ID of another indexer links to its entity', () => {
  const row = (product: Product, entity: string, field: string) =>
    new RegExp(`<tr id="${fieldAnchor(entity, field)}">.*?</tr>`).exec(
      toHtml(entityBlock(product).element),
    )?.[0];
  expect(row('lockup', 'LockupStream', 'segments')).toContain(
    'list of <a href="#segment"><code>Segment</code></a>, derived from <a href="#segment-stream">',
  );
  expect(row('lockup', 'Asset', 'flowStreams')).toContain(
    'list of <a href="/api/flow/the-graph/entities#flowstream">',
  );
  expect(row('drops', 'Action', 'claimStreamId')).toContain(
    '<a href="/api/lockup/the-graph/entities#lockupstream"><code>LockupStream</code></a>',
  );
});

test.each([
  ['lockup', 'lockup-entities'],
  ['flow', 'flow-entities'],
  ['drops', 'airdrops-entities'],
] as const)(
  'the drawings on the page of %s have an arrow for each field that refers to an entity, dashed if it may be empty',
  (product, name) => {
    const page = fs.readFileSync(`content/api/${product}/the-graph/entities.mdx`, 'utf8');
    expect(page).toContain(`(/drawings/${name}.svg `);
    const { entities } = readProductSchema(product);
    const references = entities.flatMap((entity) =>
      entity.fields
        .filter(({ list, type, joins }) => !list && (joins || entities.some((each) => each.name === type)))
        .map(({ name: field, type, joins = type, required }) => [
          entity.name,
          required ? 'line' : 'dashed',
          field,
          joins,
        ]),
    );
    for (const end of ['.svg', '.phone.svg'])
      expect(arrowsOf(fs.readFileSync(`content/drawings/${name}${end}`, 'utf8'))).toEqual(
        references.map(String).sort(),
      );
  },
);

/** Reads the labeled arrows of a drawing. Their ends are the boxes that the line and the tip of its head touch. */
function arrowsOf(svg: string): string[] {
  const boxes = [
    ...svg.matchAll(
      /<rect class="diagram-box" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx="8"\/>\s*<text [^>]+><tspan [^>]+>(\w+)</g,
    ),
  ].map(([, x, y, width, height, name]) => ({
    name,
    left: Number(x),
    top: Number(y),
    right: Number(x) + Number(width),
    bottom: Number(y) + Number(height),
  }));
  const boxAt = (x: number, y: number) =>
    boxes.find(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)?.name;
  const arrows = svg.matchAll(
    /<g>\s*<path class="diagram-(line|dashed)" d="M(\d+) (\d+)\D[^>]+>\s*<path class="diagram-head" d="M(\d+) (\d+)L[^>]+>\s*<text [^>]+><tspan [^>]+>(\w+)</g,
  );
  return [...arrows]
    .map(([, look, x, y, tipX, tipY, field]) =>
      String([boxAt(Number(x), Number(y)), look, field, boxAt(Number(tipX), Number(tipY))]),
    )
    .sort();
}
