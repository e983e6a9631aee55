import { expect, test } from 'vitest';
import type { Document } from '@/lib/markup/document';
import { env } from '@/lib/site/env';
import { writeLlmsFull, writeLlmsIndex } from './llms-files';

const home = `${env.siteUrl}${env.basePath}`;

const document = (slug: string, title: string): Document => ({
  slug,
  file: `content/${slug}.mdx`,
  frontMatter: { title, description: `What ${title} is.`, tocDepth: 3 },
  headings: [],
  sections: [],
  anchors: [],
  movedAnchors: {},
  links: [],
  snippets: [],
  samples: [],
  body: { kind: 'mdx', code: '' },
  markdown: `The body of ${title}.\n`,
});

const all = {
  sections: [
    { title: 'Concepts', documents: [document('concepts/a', 'A'), document('concepts/b', 'B')] },
    { title: 'Empty', documents: [] },
  ],
  optional: [document('reference/v4.0/c', 'C')],
};

test('the index has a title, a summary, and a list of links in each section', () => {
  const lines = writeLlmsIndex(all).split('\n');
  expect(lines[0]).toBe('# Sablier Docs');
  expect(lines[2]).toMatch(/^> Documentation for/);
  expect(lines.slice(6)).toEqual([
    '## Concepts',
    '',
    `- [A](${home}/concepts/a.md): What A is.`,
    `- [B](${home}/concepts/b.md): What B is.`,
    '',
    '## Optional',
    '',
    `- [C](${home}/reference/v4.0/c.md): What C is.`,
    '',
  ]);
});

test('the full text contains every page except the optional ones, in the same order', () => {
  const text = writeLlmsFull(all);
  expect(text.match(/^# .*/gm)).toEqual(['# A', '# B']);
  expect(text).toContain('The body of B.');
});

test('a page starts with its title and description, and ends with its URL', () => {
  const page = { sections: [{ title: 'Concepts', documents: [document('concepts/a', 'A')] }], optional: [] };
  expect(writeLlmsFull(page)).toBe(
    `# A\n\nWhat A is.\n\nThe body of A.\n\n---\n\n- Page: ${home}/concepts/a\n`,
  );
});
