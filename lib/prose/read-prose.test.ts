import { expect, test } from 'vitest';
import { mark, placeAt, readProse, thing } from './read-prose';

/** What readers read of a text, with signs that can be seen. */
function shown(source: string): string {
  const prose = readProse(source, 'content/a.mdx');
  expect(prose?.words).toHaveLength(source.length);
  return prose?.words.replaceAll(mark, '·').replaceAll(thing, '#') ?? '';
}

test('words of text stay where they are; code, formulas and addresses go', () => {
  expect(shown('Call `pay` of [the *vault*](/a/b), $x_1$ times.[^1]\n\n[^1]: A note.\n')).toBe(
    'Call ##### of ·the ·vault········, ##### times.####\n\n······A note.\n',
  );
});

test('fences go, but for their title and their text alternative', () => {
  expect(shown('```mermaid title="A title" alt="It says"\nflowchart LR\n```\n')).toBe(
    '··················A title·······It says·\n············\n···\n',
  );
});

test('front matter is read for title and description', () => {
  expect(shown('---\ntitle: "A: b"\ndescription: It says\ntocDepth: 2\n---\n\nText\n')).toBe(
    '···\n········A: b·\n·············It says\n···········\n···\n\nText\n',
  );
});

test('line breaks of Windows change nothing', () => {
  expect(shown('---\r\ntitle: A\r\n---\r\n\r\nText\r\n')).toBe('····\n·······A·\n····\n·\nText·\n');
});

test('attributes that readers see are read, and no others', () => {
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

test('signs that Markdown needs are no words', () => {
  expect(shown('1 &lt; 2 costs \\$5 at 10:30 {/* hidden */}\n')).toBe(
    '1 #### 2 costs ·$5 at 10:30 ##############\n',
  );
});

test('a link whose words are its address or its repository is not read', () => {
  expect(shown('https://a.test/colour, [x-labs/my-api](https://b.test/x-labs/my-api)\n')).not.toMatch(
    /[a-z]/,
  );
  expect(shown('[fees](/concepts/fees)\n')).toContain('fees');
});

test('blocks know what they are, and offsets their place', () => {
  const prose = readProse('---\ntitle: T\n---\n\n## Head\n\nText\n\n| a |\n| - |\n| b |\n', 'content/a.mdx');
  expect(prose?.blocks.map(({ kind, start, end }) => [kind, prose.source.slice(start, end)])).toEqual([
    ['title', 'T'],
    ['heading', '## Head'],
    ['paragraph', 'Text'],
    ['cell', '| a |'],
    ['cell', '| b |'],
  ]);
  expect(prose && placeAt(prose, prose.source.indexOf('Text'))).toEqual({
    file: 'content/a.mdx',
    line: 7,
    column: 1,
  });
});

test('a page that the compiler refuses has no words', () => {
  expect(readProse('<Steps>\n', 'content/a.mdx')).toBeUndefined();
});
