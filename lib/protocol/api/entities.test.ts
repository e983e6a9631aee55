import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { renderMermaid } from '@/lib/figures/diagrams/render-mermaid';
import { entityBlock, fieldAnchor, typeBlock } from './entity-block';
import { entityDiagram } from './entity-diagram';
import { indexers, products, readSchemaData } from './schema-data';

const every = products.flatMap((product) => indexers.map((indexer) => readSchemaData(product, indexer)));

test('every entity has a heading, and every field has a unique anchor in the HTML', () => {
  for (const data of every) {
    const { element, headings, anchors } = entityBlock(data);
    const html = toHtml(element);
    for (const id of [...headings.map((heading) => heading.id), ...anchors])
      expect(html.split(`id="${id}"`).length - 1, id).toBe(1);
    expect(headings.map(({ text }) => text)).toEqual(data.entities.map(({ name }) => name));
  }
});

test('every type links to its description', () => {
  for (const data of every) {
    const [entities, types] = [entityBlock(data), typeBlock(data)];
    const allAnchors = new Set([
      ...entities.headings.map(({ id }) => id),
      ...entities.anchors,
      ...types.anchors,
    ]);
    const html = toHtml(entities.element) + toHtml(types.element);
    const broken = [...html.matchAll(/href="#([^"]+)"/g)].filter(([, id = '']) => !allAnchors.has(id));
    expect(broken).toEqual([]);
  }
});

test('a derived list names its source field, and a relation on Envio names its ID column', () => {
  const row = (product: 'lockup' | 'drops', indexer: 'the-graph' | 'envio', entity: string, field: string) =>
    new RegExp(`<tr id="${fieldAnchor(entity, field)}">.*?</tr>`).exec(
      toHtml(entityBlock(readSchemaData(product, indexer)).element),
    )?.[0];
  expect(row('lockup', 'the-graph', 'Stream', 'segments')).toContain(
    'list of <a href="#segment"><code>Segment</code></a>, derived from <a href="#segment-stream">',
  );
  expect(row('lockup', 'envio', 'Stream', 'asset')).toContain(
    'To select only its ID, use <code>asset_id</code>.',
  );
  expect(row('drops', 'the-graph', 'Action', 'claimStreamId')).toContain(
    '<a href="/api/lockup/the-graph/entities#stream">Stream entity of Lockup</a>',
  );
});

test('the diagram contains every entity with a relation and can be drawn', () => {
  for (const data of every) {
    const [, ...lines] = entityDiagram(data).split('\n');
    const svg = renderMermaid(lines.slice(0, -1).join('\n'), { id: 'x', title: 'x', alt: 'x' });
    const missing = data.entities.map(({ name }) => name).filter((name) => !svg.includes(`>${name}<`));
    expect(missing).toEqual(['Watcher']);
  }
  const drops = entityDiagram(readSchemaData('drops', 'the-graph'));
  expect(drops).toContain('Lockup-Stream |o..o{ Action : ""');
  expect(drops).toContain('String claimStreamId FK');
});

test('each product’s diagram is narrow enough for a page and shows all relations', () => {
  for (const product of products) {
    const [, ...lines] = entityDiagram(readSchemaData(product, 'the-graph')).split('\n');
    const svg = renderMermaid(lines.slice(0, -1).join('\n'), { id: 'x', title: 'x', alt: 'x' });
    // The text column is 46rem wide. A drawing specifies its minimum width, below which it scrolls.
    expect(Number(/diagram-least-(\d+)/.exec(svg)?.[1])).toBeLessThanOrEqual(46);
    const relations = lines.filter((line) => / : ""$/.test(line));
    const drawn = svg.match(/class="diagram-(line|dashed)[^"]*" d="M/g) ?? [];
    expect(drawn.length).toBeGreaterThanOrEqual(relations.length);
  }
});
