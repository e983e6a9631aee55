import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileBody } from '@/lib/content/compile';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { formatProblem, sortProblems } from '@/lib/markup/problem';
import { stubSnippets } from '@/lib/testing/units/stub-snippets';
import { checkLinks } from './check-links';

// Typical mistakes by authors. Each one passes through the same steps as a page: front matter, compiler, and
// link check.
beforeAll(() => stubSnippets({ TokenLimits: 'Use standard tokens with {protocol}.' }));
afterAll(() => vi.restoreAllMocks());

const file = 'content/guides/mistake.mdx';
const description = 'A page with one mistake, to see what its author is told about it.';
const head = ['---', 'title: Mistake', `description: ${description}`, '---', '', 'A paragraph.', ''];

async function toldAbout(text: string): Promise<string> {
  const { body, frontMatter, problems } = readFrontMatter(text, file);
  const compiled = await compileBody(body, file, 'mdx');
  const document = { slug: 'guides/mistake', file, frontMatter, ...compiled };
  const links = checkLinks([document], {
    anchors: new Map([
      ['guides/mistake', compiled.headings.map(({ id }) => id)],
      ['concepts/fees', ['protocol-fee', 'broker-fee']],
    ]),
    broken: new Set<string>(),
    others: new Set(['/', '/search']),
    moved: new Map([['/concepts/protocol/fees', '/concepts/fees']]),
  });
  return sortProblems([...problems, ...compiled.problems, ...links])
    .map(formatProblem)
    .join('\n\n');
}

/** Returns what the check reports to the author of a page with these lines, starting at line 8. */
const reported = (...lines: string[]): Promise<string> => toldAbout([...head, ...lines, ''].join('\n'));

test('a page without a mistake reports nothing', async () => {
  expect(
    await reported(
      '## Fees',
      '',
      'The [broker fee](/concepts/fees#broker-fee), the [top](#fees) and $S(t)$.',
      '',
      ':::tip[A tip]',
      '',
      'Text.',
      '',
      ':::',
      '',
      '<Snippet name="TokenLimits" protocol="Lockup" />',
      '',
      '![A card](/images/stream-nft.svg)',
      '',
      '<StreamPlot title="Straight" shape="linear" />',
    ),
  ).toBe('');
});

describe('front matter', () => {
  test('a value that a field does not take is reported with what it takes', async () => {
    const text = `---\ntitle: Mistake\ndescription: ${description}\ntocDepth: 4\n---\n\nText.\n`;
    expect(await toldAbout(text)).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:4:1  error: "tocDepth" is not 2 or 3. [front-matter]
        Write  tocDepth: 2  to list only the sections, or remove the line."
    `);
  });

  test('a page without front matter is reported once, with every field that it needs', async () => {
    expect(await toldAbout('Text.\n')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:1:1  error: The page has no front matter. [front-matter]
        Begin the file with the lines  ---  and  title: "…"  and  description: "…"  and  ---"
    `);
  });
});

describe('tags', () => {
  test('a component that is not closed', async () => {
    expect(await reported('<Steps>', '', '1. One')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: The page can't be read: Expected a closing tag for \`<Steps>\` (8:1-8:8) [syntax]
        Close the tag, or write it as <Tag /> if it holds nothing."
    `);
  });

  test('a smaller-than sign in the text', async () => {
    expect(await reported('Use it when x <5 holds.')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:16  error: The page can't be read: Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` [syntax]
        Write &lt; for a "smaller than" sign, or put it between backticks."
    `);
  });

  test('a brace that is not closed', async () => {
    expect(await reported('The set {1, 2 is small.')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:9  error: This brace is never closed. [syntax]
        Write \\{ for a brace in text, or put it between backticks."
    `);
  });

  test('a brace before the value of an attribute', async () => {
    expect(
      await reported('<Card title={"a" href="/concepts/streaming">', '', 'Text.', '', '</Card>'),
    ).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:13  error: This brace is never closed. [syntax]
        Write  title="a""
    `);
  });

  test('a tag that should close the one above it', async () => {
    expect(await reported('<Steps>', '', '1. One', '', '<Steps>')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:12:1  error: The page can't be read: Expected a closing tag for \`<Steps>\` (12:1-12:8) [syntax]
        Write  </Steps>  if it closes the one in line 8."
    `);
  });
});

describe('snippets', () => {
  test('a parameter that is missing, and one that the snippet does not have', async () => {
    expect(await reported('<Snippet name="TokenLimits" protocl="Lockup" />')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: The snippet TokenLimits has no parameter "protocl". [snippets]
        Did you mean "protocol"?

      content/guides/mistake.mdx:8:1  error: The snippet TokenLimits needs "protocol". [snippets]
        Write <Snippet name="TokenLimits" protocol="…" />."
    `);
  });
});

describe('blocks', () => {
  test('lines to highlight that the code does not have', async () => {
    expect(await reported('```ts {1,2-4294967295}', 'const a = 1;', '```')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: {2-4294967295} is to be highlighted, but what is shown has 1 line. [code]
        Lines count from 1 where the shown part begins, and a range goes upwards: {2-4}."
    `);
  });

  test('a heading that skips a level', async () => {
    expect(await reported('## One', '', '#### Two')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:10:1  error: This heading skips a level: #### follows ##. [headings]
        Write it with ###, or put the missing level above it."
    `);
  });
});

describe('pictures, plots and formulas', () => {
  test("a diagram that can't be drawn", async () => {
    expect(
      await reported('```mermaid title="A" alt="B goes to C."', 'flowchart LR', '  B -> C', '```'),
    ).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: The diagram can't be drawn: line 2: the arrow at "-> C" can't be drawn. Use -->, ---, -.->, ==> or <-->, with a label as in -->|yes|. [diagrams]
        docs/page-syntax.md shows what diagrams can hold."
    `);
  });

  test("a diagram without words for those who can't see it", async () => {
    expect(await reported('```mermaid title="A"', 'flowchart LR', '  B --> C', '```')).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: A diagram has no title or no text alternative. [diagrams]
        Write both on its first line: \`\`\`mermaid title="…" alt="…"."
    `);
  });

  test('an image that is not there, and one without words', async () => {
    expect(
      await reported('![A card](/images/stream-nf.svg)', '', '![](/images/stream-nft.svg)'),
    ).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: There is no image /images/stream-nf.svg. [images]
        Put it into public/images/ and write /images/stream-nf.svg.

      content/guides/mistake.mdx:10:1  error: An image has no text alternative. [images]
        Say what it shows: ![The hourglass of a stream](…)."
    `);
  });

  test('a drawing that is not there, and one without a caption', async () => {
    expect(
      await reported('![A dial](/drawings/dial.svg "A dial")', '', '![A dial](/drawings/flow-dial.svg)'),
    ).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: There is no drawing /drawings/dial.svg. [images]
        Put it into content/drawings/.

      content/guides/mistake.mdx:10:1  error: A drawing has no text alternative or no caption. [images]
        Write both: ![What it shows](/drawings/name.svg "The caption")."
    `);
  });

  test("a formula that can't be read, in a line and as a block", async () => {
    expect(
      await reported('The sum $\\frac{1}{2$ is wrong.', '', '$$', 'x = \\foo', '$$'),
    ).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:9  error: The formula can't be read: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1}{2. [formulas]
        KaTeX’s list of supported functions says what it knows.

      content/guides/mistake.mdx:10:1  error: The formula can't be read: Undefined control sequence: \\foo at position 5: x = \\̲f̲o̲o̲. [formulas]
        KaTeX’s list of supported functions says what it knows."
    `);
  });

  test('a plot of an unknown shape, and one with an option that its shape does not take', async () => {
    expect(
      await reported(
        '<StreamPlot title="A" shape="linar" />',
        '',
        '<StreamPlot title="B" shape="linear" cliff={25} />',
      ),
    ).toMatchInlineSnapshot(`
      "content/guides/mistake.mdx:8:1  error: StreamPlot "A": There is no shape "linar". Did you mean "linear"? [plots]
        docs/page-syntax.md lists the shapes of <StreamPlot> and what each takes.

      content/guides/mistake.mdx:10:1  error: StreamPlot "B": The shape "linear" takes no "cliff". It takes "title", "unit", "timeUnit", "deposit", "duration", "events", "shape", "cancelAt". [plots]
        docs/page-syntax.md lists the shapes of <StreamPlot> and what each takes."
    `);
  });
});

test('all mistakes of a page are reported at once, from top to bottom', async () => {
  const all = await reported('<Calout />', '', '```nope', 'x', '```', '', 'See [this](#nowhere).');
  expect(all.match(/mistake\.mdx:\d+:\d+/g)).toEqual([
    'mistake.mdx:8:1',
    'mistake.mdx:10:1',
    'mistake.mdx:14:5',
  ]);
});
