import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkAnchors, checkSamples, checkSectionKeywords, checkTitles } from './check-documents';

const page = (ids: string[], anchors: string[]) => ({
  file: 'content/a.mdx',
  headings: ids.map((id) => ({ depth: 2 as const, id, text: id })),
  anchors,
});

test('an anchor that a heading and a table both have is reported once', () => {
  expect(checkAnchors([page(['fees', 'gas'], ['row-1', 'row-2'])])).toEqual([]);
  expect(
    checkAnchors([page(['fees', 'gas'], ['gas', 'gas'])])
      .map(formatProblem)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  warning: Two things on the page have the anchor "#gas". [anchors]
      Word a heading anew, or give a table another prefix for its anchors."
  `);
});

test('words for a section that the page does not have are reported with the nearest anchor', () => {
  const sectionKeywords = { fees: ['how much'], gsa: ['gas price'] };
  const sectionWords = { top: 'costs', gsa: 'price' };
  const frontMatter = { title: 'A', description: 'A', tocDepth: 3 as const, sectionKeywords, sectionWords };
  const text =
    '---\nsectionKeywords:\n  fees: [how much]\n  gsa: [gas price]\nsectionWords:\n  top: costs\n  gsa: price\n---';
  expect(
    checkSectionKeywords([{ ...page(['fees', 'gas'], []), frontMatter }], () => text)
      .map(formatProblem)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:4:3  error: sectionKeywords lists "gsa", which is not the anchor of a heading on this page. [anchors]
      Did you mean "gas"?
    content/a.mdx:7:3  error: sectionWords lists "gsa", which is not the anchor of a heading on this page. [anchors]
      Did you mean "gas"?"
  `);
});

test('a title and a description that another page has are reported', () => {
  const document = (file: string, title: string, description: string) => ({
    file,
    frontMatter: { title, description, tocDepth: 3 as const },
  });
  const pages = [
    document('content/a.mdx', 'A', 'First.'),
    document('content/b.mdx', 'B', 'First.'),
    document('content/c.mdx', 'A', 'Third.'),
    { ...document('content/v1.2/a.mdx', 'A', 'Fourth.'), headTitle: 'A in Lockup v1.2' },
  ];
  expect(
    checkTitles(pages, () => '---\ntitle: …\n"description": …\n---')
      .map(formatProblem)
      .join('\n\n'),
  ).toMatchInlineSnapshot(`
    "content/c.mdx:2:1  warning: content/a.mdx has the same title. [front-matter]
      Say how this page differs: readers see both in search results.

    content/b.mdx:3:1  warning: content/a.mdx has the same description. [front-matter]
      Say how this page differs: readers see both in search results."
  `);
});

test('a sample that no page shows is reported, unless it stands below support/', () => {
  const names = ['flow/pause.ts', 'flow/resume.ts', 'flow/support/client.ts', 'support/token.sol'];
  const documents = [{ samples: ['flow/pause.ts'] }, { samples: [] }];
  expect(checkSamples(documents, names).map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "content/samples/flow/resume.ts:1:1  warning: No page shows the sample flow/resume.ts. [samples]
      Write <Sample file="flow/resume.ts" />, move it to a folder support/ if samples import it, or delete it."
  `);
});

test('the files of a query are shown together, by the component for queries', () => {
  for (const part of ['graphql', 'variables.json', 'response.json']) {
    const [problem] = checkSamples([], [`api/flow/envio/all-streams.${part}`]);
    expect(problem?.fix).toMatch(/^Write <ApiQuery product="flow" vendor="envio" name="all-streams" \/>, /);
  }
});
