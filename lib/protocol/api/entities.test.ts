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

test('the drawings on the page of a product have an arrow for each field that refers to an entity, with a question mark if it may be empty', () => {
  for (const product of products) {
    const page = fs.readFileSync(`content/api/${product}/the-graph/entities.mdx`, 'utf8');
    const [, name = ''] = /\(\/drawings\/([\w-]+)\.svg "How the/.exec(page) ?? [];
    const { entities } = readProductSchema(product);
    const references = entities.flatMap(({ name: entity, fields }) =>
      fields
        .filter(({ list, type, joins }) => !list && (joins || entities.some((each) => each.name === type)))
        .map(({ name: field, type, joins = type, required }) =>
          [entity, required ? field : `${field}?`, joins].join(),
        ),
    );
    for (const end of ['.svg', '.phone.svg'])
      expect(arrowsOf(`content/drawings/${name}${end}`)).toEqual(references.sort());
  }
});

/** Reads the labeled arrows of a drawing. Each starts and ends at the boxes that its line and its head touch. */
function arrowsOf(file: string): string[] {
  const svg = fs.readFileSync(file, 'utf8');
  const box =
    /diagram-box" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"[^<]+<text[^<]+<tspan[^>]+>(\w+)/g;
  const arrow =
    /<g>\s*<path class="diagram-line" d="M(\d+) (\d+)[^M]+M(\d+) (\d+)[^<]+<text[^<]+<tspan[^>]+>(\w+\??)/g;
  const boxAt = (x = 0, y = 0) =>
    [...svg.matchAll(box)].find((match) => {
      const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number);
      return x >= left && x <= left + width && y >= top && y <= top + height;
    })?.[5];
  return Array.from(svg.matchAll(arrow), ([, x, y, tipX, tipY, field]) =>
    String([boxAt(Number(x), Number(y)), field, boxAt(Number(tipX), Number(tipY))]),
  ).sort();
}
