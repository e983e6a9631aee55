import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { entityBlock, typeBlock } from './entity-block';
import { formerEntityAnchors, formerPage, formerSchemaBlock, readFormerIndexers } from './former-indexers';
import { entityOf, products, readProductSchema } from './schema-data';

test('each field of the former entities is listed once, and leads to a field that exists', () => {
  for (const { product, entities } of readFormerIndexers().products) {
    const today = readProductSchema(product);
    for (const { name, now, unchanged, changed } of entities) {
      const fields = entityOf(today, now)?.fields.map((field) => field.name) ?? [];
      expect(fields).toEqual(expect.arrayContaining(unchanged));
      const renamed = changed.flatMap((field) => field.now ?? []);
      expect(fields, name).toEqual(expect.arrayContaining(renamed));
      const all = [...unchanged, ...changed.map((field) => field.name)];
      expect(new Set(all).size).toBe(all.length);
    }
  }
});

test('every former anchor of an entities page leads to an anchor that exists', () => {
  for (const product of products) {
    const here = [
      ...entityBlock(product).headings.map(({ id }) => id),
      ...entityBlock(product).anchors,
      ...typeBlock(product).anchors,
    ];
    const former = formerSchemaBlock(product);
    const there = [...former.headings.map(({ id }) => id), ...former.anchors].map(
      (id) => `${formerPage(product)}#${id}`,
    );
    const targets = Object.values(formerEntityAnchors(product));
    expect(targets.filter((to) => ![...here, ...there].includes(to))).toEqual([]);
  }
});

test('the tables say what to do about a removed field', () => {
  expect(toHtml(formerSchemaBlock('lockup').element)).toContain(
    '<tr id="stream-parties"><td><code>parties</code></td><td>removed</td>',
  );
});
