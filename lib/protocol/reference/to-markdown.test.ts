import { createProcessor } from '@mdx-js/mdx';
import { toString as wordsOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';
import { loadReleases } from './load-release';
import type { Contract } from './model';
import { sectionsOf } from './sections';
import { contractToMarkdown } from './to-markdown';

const { contract } = buildFixture(readSources('markdown'));

const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

/** Returns the headings, such as `## Functions`, and the types of all nodes. */
function read(markdown: string) {
  const headings: string[] = [];
  const types = new Set<string>();
  visit(processor.parse(markdown), (node) => {
    types.add(node.type);
    if (node.type === 'heading') headings.push(`${'#'.repeat(node.depth)} ${wordsOf(node)}`);
  });
  return { headings, types };
}

/** Returns the headings of a page below its title: its sections and their entries. */
const headingsOf = (page: Contract) =>
  sectionsOf(page).flatMap(({ title, items }) => [`## ${title}`, ...items.map(({ name }) => `### ${name}`)]);

test('an error that the tests did not reach is in a sentence instead of the list', () => {
  const vault = contract('Vault');
  const items = vault.items.map((item) => (item.name === 'pay' ? { ...item, unreached: ['Zero'] } : item));
  const text = contractToMarkdown({ ...vault, items });
  expect(text).toContain('In the code, not reached in tests: [`Zero`](');
  expect(text).not.toContain('Can revert with');
});

test('a page as Markdown says what it says as HTML', async () => {
  const zero = { href: '/reference/errors#zero', cause: '`to` is zero.' };
  const row = (name: string) => (name === 'Zero' ? zero : undefined);
  await expect(contractToMarkdown(contract('IVault'), row)).toMatchFileSnapshot(
    '../../testing/reference/markdown.txt',
  );
});

describe.each(
  loadReleases().map((model) => [`${model.release.product} ${model.release.version}`, model] as const),
)('pages of %s', (_, { contracts }) => {
  test('can be read as Markdown, hold every heading, and nothing of HTML', () => {
    // Parse only the largest page of each kind, because parsing all of them would take too long.
    for (const page of new Map(contracts.toReversed().map((each) => [each.kind, each])).values()) {
      const { headings, types } = read(contractToMarkdown(page));
      expect(headings, page.slug).toEqual(headingsOf(page));
      expect(
        [...types].filter((type) => /html|mdx|jsx/i.test(type)),
        page.slug,
      ).toEqual([]);
    }
  });
});
