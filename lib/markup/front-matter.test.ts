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

test('a value that looks like a number, a day, or a switch is the text that its author wrote', () => {
  const { frontMatter, problems } = readFrontMatter(
    `---\ntitle: 2025-01-01\ndescription: ${description}\nkeywords: [1e3, yes]\nmovedAnchors:\n  0x10: 1.50\n---\n`,
    'a.mdx',
  );
  expect(problems).toEqual([]);
  expect(frontMatter).toMatchObject({
    title: '2025-01-01',
    keywords: ['1e3', 'yes'],
    movedAnchors: { '0x10': '1.50' },
  });
});

const checkedPage = (checked: string) =>
  `---\ntitle: Fees\ndescription: ${description}\nchecked: ${checked}\n---\n`;

test('the check of a page has a day, with or without quotes, and its sources', () => {
  for (const checked of [
    '{ on: 2024-12-16, against: the contracts }',
    '{ on: "2024-12-16", against: "the contracts" }',
    '\n  on: 2024-12-16\n  against: the contracts',
  ])
    expect(readFrontMatter(checkedPage(checked), 'a.mdx').frontMatter.checked).toEqual({
      on: '2024-12-16',
      against: 'the contracts',
    });
});

test.each([
  ['December 2024', 'needs the fields "on" and "against", and no others'],
  [
    '{ on: 2024-12-16, against: the contracts, the app }',
    'needs the fields "on" and "against", and no others',
  ],
  ['{ on: 2024-12-16 }', 'needs the fields "on" and "against", and no others'],
  ['{ against: the contracts }', 'has no date in "on"'],
  ['{ on: December 2024, against: the contracts }', 'has no date in "on"'],
  ['{ on: "2024-02-30", against: the contracts }', 'has no date in "on"'],
  ['{ on: "2024-12", against: the contracts }', 'has no date in "on"'],
  ['{ on: 2024, against: the contracts }', 'has no date in "on"'],
  ['{ on: 2999-01-01, against: the contracts }', 'has a date in "on" that is in the future'],
  ['{ on: 2024-12-16, against: app }', 'has fewer than 5 characters in "against"'],
  [`{ on: 2024-12-16, against: ${'x'.repeat(121)} }`, 'has more than 120 characters in "against"'],
  ['{ on: 2024-12-16, against: the contracts. }', 'has Markdown or a final period in "against"'],
  ['{ on: 2024-12-16, against: the `contracts` }', 'has Markdown or a final period in "against"'],
])('the check %s of a page is reported with its line and an example', (checked, fault) => {
  expect(reported(checkedPage(checked))).toBe(
    `content/guides/search.mdx:4:1  error: "checked" ${fault}. [front-matter]\n` +
      '  Write the day on which you last checked the page, and what you compared it with:  checked: { on: 2026-08-28, against: the npm package sablier 4.1.0 }',
  );
});

test('a description of the wrong length points at its line', () => {
  expect(reported('---\ntitle: Search\ndescription: Short.\n---\n')).toMatchInlineSnapshot(`
    "content/guides/search.mdx:3:1  error: "description" is shorter than 50 characters. [front-matter]
      Write one sentence of 50 to 160 characters that describes the page:  description: "…""
  `);
});

test('a field is found by its name, and neither in a code block nor in another field', () => {
  const { placeOf } = readFrontMatter(
    '---\nchecked: { title: A }\n"title": A\n---\n\ndescription: A\n',
    'a.mdx',
  );
  expect(placeOf('title')).toEqual({ file: 'a.mdx', line: 3, column: 1 });
  expect(placeOf('checked', 'title')).toEqual({ file: 'a.mdx', line: 2, column: 12 });
  expect(placeOf('description')).toEqual({ file: 'a.mdx', line: 1, column: 1 });
});

test.each([
  [
    'a number sign in a text of several lines',
    `---\ntitle: Search\ndescription: |\n  ${description} #12\n---\n`,
  ],
  [
    'a quote before the line break of Windows',
    `---\r\ntitle: Search\r\ndescription: "${description}"\r\n---\r\n`,
  ],
])('%s is valid', (_, text) => expect(reported(text)).toBe(''));

test('of a page that was written for another tool, only the title and the description count', () => {
  const text = '---\ntitle: Fees\nkeywords: a, b\nrelease: 1.2\n---\n';
  const { frontMatter, problems } = readFrontMatter(text, 'a.md', { lenient: true });
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({ title: 'Fees', description: '', tocDepth: 3 });
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
    "content/guides/search.mdx:2:8  error: In YAML, a colon separates a field from its value. [front-matter]
      Put it in quotes:  title: "Search: more""
  `);
  expect(reported(text)).toBe(reported(text));
});
