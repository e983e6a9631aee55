import { expect, test } from 'vitest';
import { env } from '@/lib/site/env';
import { sampleDocument } from '@/lib/testing/units/sample-document';
import { listLlmsParts, writeLlmsFull, writeLlmsIndex } from './llms-files';

const home = `${env.siteUrl}${env.basePath}`;

const document = (slug: string, title: string) =>
  sampleDocument(slug, {
    frontMatter: { title, description: `What ${title} is.`, tocDepth: 3 },
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

test('the full text is divided by section and product, and its index lists the files; pages of other releases are only listed', () => {
  const parts = listLlmsParts({
    sections: [
      {
        title: 'Concepts',
        documents: [
          document('concepts/a', 'A'),
          document('concepts/flow/b', 'B'),
          document('concepts/c', 'C'),
        ],
      },
      { title: 'Empty', documents: [] },
    ],
    optional: [document('reference/lockup/v4.0/d', 'D')],
  });
  expect(
    parts.map(({ url, text }) => [
      url,
      ...(text.match(/^(# |- \[).*/gm) ?? []).filter((line) => !line.startsWith('- Page')),
    ]),
  ).toEqual([
    ['/llms-full/concepts.txt', '# A', '# C'],
    ['/llms-full/concepts-flow.txt', '# B'],
    ['/llms-full/other-releases-lockup.txt', `- [D](${home}/reference/lockup/v4.0/d.md): What D is.`],
  ]);
  expect(writeLlmsFull(parts).split('\n').slice(4)).toEqual([
    `- [Concepts](${home}/llms-full/concepts.txt): 1 KB`,
    `- [Concepts: Flow](${home}/llms-full/concepts-flow.txt): 1 KB`,
    `- [Other releases: Lockup](${home}/llms-full/other-releases-lockup.txt): 1 KB`,
    '',
  ]);
});
