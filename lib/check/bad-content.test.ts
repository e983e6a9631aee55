import { describe, expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';
import { readFrontMatter } from '@/lib/content/front-matter';
import { formatProblem, sortProblems } from '@/lib/content/problem';
import { checkLinks } from './check-links';

const file = 'content/guides/mistake.mdx';
const head = [
  '---',
  'title: Mistake',
  'description: A page with one mistake, to see what its author is told about it.',
  '---',
  '',
  'A paragraph before it.',
  '',
];
const targets = {
  anchors: new Map([
    ['guides/mistake', []],
    ['concepts/fees', ['protocol-fee', 'broker-fee']],
  ]),
  planned: new Set<string>(),
  moved: new Map([['/concepts/protocol/fees', '/concepts/fees']]),
};

/** What the author of a whole file is told, by the way that every page takes. */
async function toldAbout(text: string): Promise<string> {
  const { body, frontMatter, problems } = readFrontMatter(text, file);
  const compiled = await compileBody(body, file, 'mdx');
  const document = { slug: 'guides/mistake', file, frontMatter, ...compiled };
  const all = [...problems, ...compiled.problems, ...checkLinks([document], targets)];
  return sortProblems(all).map(formatProblem).join('\n\n');
}

/** What the author of a page with these lines, from line 8 on, is told. */
const told = (...lines: string[]): Promise<string> => toldAbout([...head, ...lines, ''].join('\n'));

test('a page without a mistake has nothing to be told', async () => {
  expect(
    await told('## Fees', '', 'The [broker fee](/concepts/fees#broker-fee) and the [top](#fees).'),
  ).toContain('has no heading "#fees"');
});
