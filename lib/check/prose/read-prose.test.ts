import { expect, test } from 'vitest';
import { placeIn } from '@/lib/markup/problem';
import { mark, readProse, thing, toText } from './read-prose';

/** Returns the words of a text, with visible placeholders. */
function shown(source: string): string {
  const prose = readProse(source, 'content/a.mdx');
  expect(prose?.words).toHaveLength(source.length);
  return prose?.words.replaceAll(mark, '·').replaceAll(thing, '#') ?? '';
}

test('keeps words at their offsets, and blanks out code, formulas, and addresses', () => {
  expect(shown('Call `pay` of [the *vault*](/a/b), $x_1$ times.[^1]\n\n[^1]: A note.\n')).toBe(
    'Call ##### of ·the ·vault········, ##### times.####\n\n······A note.\n',
  );
});

test('blanks out fences, except for their title and text alternative', () => {
  expect(shown('```mermaid title="A title" alt="It says"\nflowchart LR\n```\n')).toBe(
    '··················A title·······It says·\n············\n···\n',
  );
});

test('reads the title and the description in front matter', () => {
  expect(shown('---\ntitle: "A: b"\ndescription: It says\ntocDepth: 2\n---\n\nText\n')).toBe(
    '···\n········A: b·\n·············It says\n···········\n···\n\nText\n',
  );
});

test('reads attributes that readers see, and no others', () => {
  expect(shown('<Card title="A card" href="/a">Words</Card>\n')).toBe(
    '·············A card············Words·······\n',
  );
  expect(shown('<Snippet name="Limits" protocol="Lockup" />\n')).toBe(
    '·································Lockup····\n',
  );
  expect(shown('<StreamPlot events={[{ at: 1, label: "Bob" }]} />\n')).toBe(
    '······································Bob········\n',
  );
  expect(shown('![Alt words](/a.svg "Caption")\n')).toBe('··Alt words··········Caption··\n');
});

test('blanks out Markdown escapes, comments, and the ID of a heading', () => {
  expect(shown('## A heading [#vca]\n')).toBe('···A heading·······\n');
  expect(shown('1 &lt; 2 costs \\$5 at 10:30 {/* hidden */}\n')).toBe(
    '1 #### 2 costs ·$5 at 10:30 ##############\n',
  );
});

test('skips the text of a link that is its address or its repository', () => {
  expect(shown('https://a.test/colour, [x-labs/my-api](https://b.test/x-labs/my-api)\n')).not.toMatch(
    /[a-z]/,
  );
  expect(shown('[fees](/concepts/fees)\n')).toContain('fees');
});

test('each block has a kind, and each offset a place', () => {
  const prose = readProse('---\ntitle: T\n---\n\n## Head\n\nText\n\n| a |\n| - |\n| b |\n', 'content/a.mdx');
  expect(prose?.blocks.map(({ kind, start, end }) => [kind, prose.source.slice(start, end)])).toEqual([
    ['title', 'T'],
    ['heading', '## Head'],
    ['paragraph', 'Text'],
    ['cell', '| a |'],
    ['cell', '| b |'],
  ]);
  expect(prose && placeIn(prose.file, prose.source, prose.source.indexOf('Text'))).toEqual({
    file: 'content/a.mdx',
    line: 7,
    column: 1,
  });
});

test('braces and dollar signs in a README are text', () => {
  expect(readProse('Costs $5, <b>or</b> {more}.\n', 'README.md')?.words.replaceAll(mark, '·')).toBe(
    'Costs $5, ···or···· {more}.\n',
  );
});

test('plain text has each block once, without markup, and knows where its characters are', () => {
  const source = '## A `b`\n\nOne **two** ![three](/a.svg)\n';
  const prose = readProse(source, 'content/a.mdx');
  const { value, offsets } = toText(prose ?? { words: '', blocks: [] });
  expect(value.replaceAll(thing, '#')).toBe('three\n\nOne two \n\nA #\n\n');
  expect(offsets[value.indexOf('two')]).toBe(source.indexOf('two'));
});
