import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter';
import { formatProblem } from './problem';

const description = 'A sentence that is long enough to tell the reader what this page gives.';
const reported = (text: string) =>
  readFrontMatter(text, 'content/guides/search.mdx').problems.map(formatProblem).join('\n');

test('a valid page results in its fields, and its body keeps the line numbers of the file', () => {
  const { frontMatter, body, problems } = readFrontMatter(
    `---\ntitle: Search\ndescription: ${description}\n---\n\nHello`,
    'a.mdx',
  );
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({ title: 'Search', description, tocDepth: 3 });
  expect(body.split('\n').indexOf('Hello')).toBe(5);
});

test('the error for a missing description contains the line to add', () => {
  expect(reported('---\ntitle: Search\n---\n')).toMatchInlineSnapshot(`
    "content/guides/search.mdx:1:1  error: "description" is missing. [front-matter]
      Write one sentence of 50 to 160 characters that describes the page:  description: "…""
  `);
});

test('a date is a day, with or without quotes', () => {
  const page = (asOf: string) => `---\ntitle: Fees\ndescription: ${description}\nasOf: ${asOf}\n---\n`;
  for (const asOf of ['2024-12-16', '"2024-12-16"'])
    expect(readFrontMatter(page(asOf), 'a.mdx').frontMatter.asOf).toBe('2024-12-16');
  for (const asOf of ['December 2024', '"2024-02-30"', '"2024-12"', '2024']) {
    expect(reported(page(asOf))).toBe(
      'content/guides/search.mdx:4:1  error: "asOf" is not a date. [front-matter]\n' +
        '  Write the day on which you checked the facts:  asOf: 2024-12-16',
    );
  }
});

test('a description of the wrong length points at its line', () => {
  expect(reported('---\ntitle: Search\ndescription: Short.\n---\n')).toMatchInlineSnapshot(`
    "content/guides/search.mdx:3:1  error: "description" is shorter than 50 characters. [front-matter]
      Write one sentence of 50 to 160 characters that describes the page:  description: "…""
  `);
});

test('a misspelled field is distinguished from an unknown one', () => {
  expect(
    reported(`---\ntitle: Search\ndescripton: ${description}\ndescription: ${description}\n---\n`),
  ).toMatchInlineSnapshot(`
    "content/guides/search.mdx:3:1  error: "descripton" is not a front matter field. [front-matter]
      Did you mean "description"?"
  `);
});

test('invalid YAML is reported with its location each time the same file is read', () => {
  const text = '---\ntitle: Search: more\n---\n';
  expect(reported(text)).toMatchInlineSnapshot(`
    "content/guides/search.mdx:2:14  error: The front matter is not valid YAML: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line. [front-matter]
      Put double quotes around a value that contains a colon, a quote, or a bracket."
  `);
  expect(reported(text)).toBe(reported(text));
});
