import { describe, expect, test } from 'vitest';
import { type Attempt, readPage, refusalOf } from '@/lib/testing/injection/attempt';

// Pages are MDX, which compiles to JavaScript that runs during the build. Any code in a page must stop the
// build before it runs.

const inText = 'error: Braces in the text hold code.';

const expressions: Attempt[] = [
  ['a variable of the environment', 'Key: {process.env.ALGOLIA_ADMIN_KEY}', `page.mdx:6:6  ${inText}`],
  ['a call', "{fetch('https://example.com')}", `page.mdx:6:1  ${inText}`],
  ['a call between comments', 'A {/* see */ alert(1) /* below */} word', `page.mdx:6:3  ${inText}`],
  ['a function that is called', '{(() => { while (true); })()}', `page.mdx:6:1  ${inText}`],
  ['a way round names', "{[]['constructor']['constructor']('return process')()}", `page.mdx:6:1  ${inText}`],
  ['an import of a module as a value', "{import('node:fs')}", `page.mdx:6:1  ${inText}`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a page.
  ['a template', '{`${globalThis}`}', `page.mdx:6:1  ${inText}`],
  ['an element in braces', '{<script>alert(1)</script>}', `page.mdx:6:1  ${inText}`],
  ['an expression in a heading', '## Fees {props.components}', `page.mdx:6:9  ${inText}`],
  ['an expression in a table', ['| a |', '| - |', '| {alert(1)} |'], `page.mdx:8:3  ${inText}`],
  ['an import', "import fs from 'node:fs'", 'page.mdx:6:1  error: Pages can not import or export.'],
  ['an export', 'export const x = alert(1)', 'page.mdx:6:1  error: Pages can not import or export.'],
  [
    'a layout of its own',
    'export default ({ children }) => children',
    'page.mdx:6:1  error: Pages can not import or export.',
  ],
];

const attributes: Attempt[] = [
  ['a spread', '<Steps {...evil}>a</Steps>', 'page.mdx:6:8  error: <Steps> takes no {...spread}.'],
  ['a spread on an element', '<kbd {...evil}>a</kbd>', 'page.mdx:6:6  error: <kbd> takes no {...spread}.'],
  [
    'a handler with code',
    '<kbd onClick={() => alert(1)}>a</kbd>',
    'page.mdx:6:6  error: <kbd> takes no "onClick".',
  ],
  [
    'a handler as text',
    ['<details onclick="alert(1)">', '<summary>a</summary>', '</details>'],
    'page.mdx:6:10  error: <details> takes no "onclick".',
  ],
  [
    'a handler on a component',
    '<Tab label="a" onToggle="alert(1)">b</Tab>',
    'page.mdx:6:16  error: <Tab> takes no "onToggle".',
  ],
  ['a style', '<sub style="inset: 0">a</sub>', 'page.mdx:6:6  error: <sub> takes no "style".'],
  ['a class', '<sub className="page">a</sub>', 'page.mdx:6:6  error: <sub> takes no "className".'],
  ['an id that scripts look for', '<sup id="sidebar">a</sup>', 'page.mdx:6:6  error: <sup> takes no "id".'],
  [
    'HTML that React would take as it is',
    "<Steps dangerouslySetInnerHTML={{ __html: '<script>' }} />",
    'page.mdx:6:8  error: <Steps> takes no "dangerouslySetInnerHTML".',
  ],
  [
    'a title that is code',
    '<Card title={process.env.HOME} href="/">a</Card>',
    'page.mdx:6:7  error: "title" of <Card> is code.',
  ],
  [
    'an address that is code',
    '<Card title="a" href={\'javascript:alert(1)\'}>b</Card>',
    'page.mdx:6:17  error: "href" of <Card> is code.',
  ],
  [
    'a second address behind a harmless one',
    '<Card title="a" href="/" href="javascript:alert(1)">b</Card>',
    'page.mdx:6:26  error: <Card> has "href" twice.',
  ],
  [
    'an attribute of a data table that is code',
    '<ProtocolAdmins chain={alert(1)} />',
    'page.mdx:6:17  error: "chain" of <ProtocolAdmins> is code.',
  ],
  [
    'a parameter of a snippet that is code',
    '<Snippet name="TokenLimits" protocol="a" more={alert(1)} />',
    'page.mdx:6:42  error: "more" of <Snippet> is code.',
  ],
  [
    'an attribute of a sample that is code',
    '<Sample file={alert(1)} />',
    'page.mdx:6:1  error: "file" of <Sample> is no text.',
  ],
];

const plot = '<StreamPlot title="a" shape="linear"';
const plots: Attempt[] = [
  [
    'a plot within a line, where no number is tried',
    `A ${plot} deposit={alert(1)} /> plot`,
    'page.mdx:6:3  error: A <StreamPlot> stands within a line of text.',
  ],
  [
    'a number that is a call',
    `${plot} deposit={alert(1)} />`,
    'page.mdx:6:1  error: "deposit" of <StreamPlot> is not a plain value: write numbers, texts, lists and objects.',
  ],
  [
    'a name that is code',
    `${plot} events={[{ [alert(1)]: 1, at: 10, label: "x" }]} />`,
    'page.mdx:6:1  error: "events" of <StreamPlot> takes no [computed] names.',
  ],
  [
    'a list with a spread',
    `${plot} events={[...evil]} />`,
    'page.mdx:6:1  error: "events" of <StreamPlot> is not a plain value: write numbers, texts, lists and objects.',
  ],
  [
    'a getter',
    `${plot} events={[{ get at() { return 1 }, label: "x" }]} />`,
    'page.mdx:6:1  error: "events" of <StreamPlot> is not a plain value: write numbers, texts, lists and objects.',
  ],
  [
    'another prototype',
    `${plot} events={[{ __proto__: { a: 1 }, at: 10, label: "x" }]} />`,
    'page.mdx:6:1  error: StreamPlot "a": An event takes no "__proto__". It takes "at", "label".',
  ],
];

const files: Attempt[] = [
  [
    'a sample outside of its folder',
    '<Sample file="../../package.json" />',
    'page.mdx:6:1  error: There is no sample "../../package.json".',
  ],
  [
    'a sample by its whole path',
    '<Sample file="/etc/passwd" />',
    'page.mdx:6:1  error: There is no sample "/etc/passwd".',
  ],
  [
    'a snippet outside of its folder',
    '<Snippet name="../../e2e/workbench/code" />',
    'page.mdx:6:1  error: There is no snippet "../../e2e/workbench/code".',
  ],
  [
    'data outside of its folder',
    '<GasTable data="../../package" name="a" />',
    'page.mdx:6:1  error: <GasTable> knows no data="../../package".',
  ],
];

describe.each([
  ['code in the text', expressions],
  ['code in attributes', attributes],
  ['code in plots', plots],
  ['files that are nobody’s business', files],
])('%s', (_, attempts) => {
  test.each(attempts)('%s is refused where it stands', async (_name, lines, reported) => {
    expect(await refusalOf(lines)).toBe(reported);
  });
});

test('what is refused is taken out, so that the compiler has nothing more to say about it', async () => {
  const lines = [
    '{process.env.HOME}',
    '',
    `${plot} deposit={globalThis} />`,
    '',
    '<kbd {...process}>a</kbd>',
  ];
  const { errors } = await readPage(lines.join('\n'));
  expect(errors.map((error) => error.split('  ')[0])).toEqual([
    'page.mdx:1:1',
    'page.mdx:1:1',
    'page.mdx:3:1',
    'page.mdx:5:6',
  ]);
});
