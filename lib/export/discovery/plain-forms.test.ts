import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { authorComponents, inclusions } from '@/lib/content/component-names';
import type { Document } from '@/lib/markup/document';
import { dataTables } from '@/lib/protocol/data-tables';
import { releasesOfPage } from '@/lib/site/releases';
import { listPlainSections, type PlainSections, writePlainPage } from './llms-files';

// Without git's dates, the result only depends on files, so `npm run check` can skip this test if they haven't changed.
vi.mock('@/lib/pages/last-updated', () => ({
  lastUpdated: () => '2026-01-02T03:04:05Z',
  firstCommitted: () => '2026-01-02T03:04:05Z',
}));

type Form = { slug: string; document: Document; text: string; nodes: Nodes[] };

let all: PlainSections;
let forms: Form[];

// The compilation cache may be empty.
beforeAll(async () => {
  all = await listPlainSections();
  const documents = [...all.sections.flatMap((section) => section.documents), ...all.optional];
  forms = documents.map((document) => {
    const text = writePlainPage(document);
    return { slug: document.slug, document, text, nodes: nodesOf(text) };
  });
}, 240_000);

const parser = createProcessor({ format: 'md', remarkPlugins: [remarkGfm, remarkMath] });

function nodesOf(text: string): Nodes[] {
  const nodes: Nodes[] = [];
  const tree = parser.parse(text) as Root;
  visit(tree, (node) => {
    nodes.push(node);
  });
  return nodes;
}

const headingsOf = ({ nodes }: Form, depths: number[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'heading' && depths.includes(node.depth) ? [toWords(textOf(node))] : [],
  );

/** Collapses whitespace, because the page and the plain form wrap lines differently. */
const toWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the unexpected parts that `find` detects in the forms, with their pages. */
const found = (find: (form: Form) => string[]): string[] =>
  forms.flatMap((form) => find(form).map((what) => `${form.slug}: ${what}`));

describe('the plain form of every page', () => {
  test('contains all headings of the page in order', () => {
    for (const form of forms)
      expect(headingsOf(form, [2, 3]), form.slug).toEqual(
        form.document.headings.map(({ text }) => toWords(text)),
      );
  });

  test('contains no HTML, JSX, or module syntax outside of code', () => {
    const names = [...Object.keys(authorComponents), ...inclusions, ...Object.keys(dataTables)];
    const component = new RegExp(`</?(${names.join('|')})\\b`);
    const isModule = /^(import .* from |export (const|default) )/m;
    expect(
      found(({ nodes }) =>
        nodes.flatMap((node) => {
          if (node.type === 'html') return [node.value];
          if (node.type !== 'text') return [];
          return component.test(node.value) || isModule.test(node.value) ? [node.value] : [];
        }),
      ),
    ).toEqual([]);
  });

  test('only contains absolute URLs', () => {
    expect(
      found(({ nodes }) =>
        nodes.flatMap((node) =>
          'url' in node && !/^(https?:|mailto:)/.test(String(node.url)) ? [String(node.url)] : [],
        ),
      ),
    ).toEqual([]);
  });

  test('contains the page’s code without annotations', () => {
    expect(
      found(({ nodes }) =>
        nodes.flatMap((node) =>
          node.type === 'code' && /\[!code /.test(node.value) && node.lang !== 'mdx' ? [node.value] : [],
        ),
      ),
    ).toEqual([]);
    for (const { slug, document, nodes } of forms.filter((form) => form.document.samples.length > 0))
      expect(nodes.filter(({ type }) => type === 'code').length, slug).toBeGreaterThanOrEqual(
        document.samples.length,
      );
  });
});

test('a page about older releases says so before its body, and links to the newest ones', () => {
  const notes = new Map(forms.map(({ slug, text }) => [slug, /^> This page is about .*$/m.exec(text)?.[0]]));
  expect(notes.get('guides/lockup/v1.2/examples/stream-management/withdraw')).toMatchInlineSnapshot(
    `"> This page is about Lockup v1.2. For Lockup v4.0, the newest release, see [the page about v4.0](https://docs.sablier.com/guides/lockup/examples/stream-management/withdraw)."`,
  );
  expect(notes.get('guides/lockup/v1.2/deployments')).toMatchInlineSnapshot(
    `"> This page is about Lockup v1.2 and Airdrops v1.2. For Lockup v4.0, the newest release, see [the page about v4.0](https://docs.sablier.com/guides/lockup/deployments). For Airdrops v3.0, the newest release, see [the changelog](https://docs.sablier.com/reference/changelog)."`,
  );
  expect(notes.get('api/drops/2024-indexers')).toMatchInlineSnapshot(
    `"> This page is about Airdrops v1.2 and Airdrops v1.1. For Airdrops v3.0, the newest release, see [the changelog](https://docs.sablier.com/reference/changelog)."`,
  );
  expect(notes.get('concepts/fees')).toBeUndefined();
  expect(
    forms
      .filter(({ text }) => text.includes('. Newest: '))
      .filter(({ text }) => !/^# .+\n\n.+\n\n> This page is about /.test(text))
      .map(({ slug }) => slug),
  ).toEqual([]);
});

test('every section of the site has pages, and only those of older releases are optional', () => {
  expect(all.sections.map(({ title }) => title)).toEqual([
    'Concepts',
    'Guides',
    'Reference',
    'API',
    'Apps',
    'Support',
  ]);
  for (const { title, documents } of all.sections) expect(documents.length, title).toBeGreaterThan(0);
  expect(
    all.optional
      .filter((document) => releasesOfPage(document).every(({ status }) => status === 'newest'))
      .map(({ slug }) => slug),
  ).toEqual([]);
  expect(all.optional.length).toBeGreaterThan(0);
});
