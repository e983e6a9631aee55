import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { renderMermaid } from '@/lib/figures/diagrams/render-mermaid';
import { entityBlock, fieldAnchor, typeBlock } from './entity-block';
import { entityDiagram } from './entity-diagram';
import { type Product, products, readProductSchema } from './schema-data';

test('every entity has a heading, and every field has a unique anchor in the HTML', () => {
  for (const product of products) {
    const { element, headings, anchors } = entityBlock(product);
    const html = toHtml(element);
    for (const id of [...headings.map((heading) => heading.id), ...anchors])
      expect(html.split(`id="${id}"`).length - 1, id).toBe(1);
    expect(headings.map(({ text }) => text)).toEqual(
      readProductSchema(product, 'the-graph').entities.map(({ name }) => name),
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

test('the diagram contains every entity with a relation and can be drawn', () => {
  for (const product of products) {
    const [, ...lines] = entityDiagram(product).split('\n');
    const svg = renderMermaid(lines.slice(0, -1).join('\n'), { id: 'x', title: 'x', alt: 'x' });
    const { entities } = readProductSchema(product, 'the-graph');
    const missing = entities.map(({ name }) => name).filter((name) => !svg.includes(`>${name}<`));
    const alone = ['Contract', 'DeprecatedStream', 'IndexerInfo', 'Watcher'];
    expect(missing).toEqual(product === 'drops' ? alone.slice(2) : alone);
  }
  expect(entityDiagram('drops')).toContain('LockupStream |o..o{ Action : ""');
});

test('each product’s diagram is narrow enough for a page and shows all relations', () => {
  for (const product of products) {
    const [, ...lines] = entityDiagram(product).split('\n');
    const svg = renderMermaid(lines.slice(0, -1).join('\n'), { id: 'x', title: 'x', alt: 'x' });
    // The text column is 46rem wide. A drawing specifies its minimum width, below which it scrolls.
    expect(Number(/diagram-least-(\d+)/.exec(svg)?.[1])).toBeLessThanOrEqual(46);
    const relations = lines.filter((line) => / : ""$/.test(line));
    const drawn = svg.match(/class="diagram-(line|dashed)[^"]*" d="M/g) ?? [];
    expect(drawn.length).toBeGreaterThanOrEqual(relations.length);
  }
});
