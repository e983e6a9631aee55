import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Document } from './document';
import { readCached, writeCached } from './document-cache';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const document: Document = {
  slug: 'page',
  file: 'content/page.mdx',
  frontMatter: { title: 'Page' },
  headings: [],
  sections: [],
  anchors: [],
  links: [],
  snippets: [],
  samples: [],
  markdown: '',
  body: { kind: 'mdx', code: '' },
};

test('a page is compiled again when a file that went into it changes, goes, or comes', () => {
  const input = path.join(folder, 'query.graphql');
  const read = () => readCached('content/page.mdx', folder, 'test');
  const keep = () => writeCached('content/page.mdx', folder, 'test', { document, inputs: [input] });
  keep();
  expect(read()).toEqual(document);
  fs.writeFileSync(input, 'query');
  expect(read()).toBeUndefined();
  keep();
  expect(read()).toEqual(document);
  fs.writeFileSync(input, 'another query');
  expect(read()).toBeUndefined();
  keep();
  fs.rmSync(input);
  expect(read()).toBeUndefined();
});
