import { describe, expect, test } from 'vitest';
import { type Attempt, htmlOf, refusalOf } from '@/lib/testing/injection/attempt';

const elements = ['script', 'iframe', 'svg', 'style', 'base', 'form', 'meta', 'object', 'link', 'template'];
const bodies: Record<string, string> = {
  script: '<script src="https://example.com/x.js"></script>',
  iframe: '<iframe srcdoc="&lt;script>alert(1)&lt;/script>" />',
  svg: '<svg onload="alert(1)"><a href="javascript:alert(1)">a</a></svg>',
  style: '<style>a</style>',
  base: '<base href="https://example.com/" />',
  form: '<form action="https://example.com"><button>Pay</button></form>',
  meta: '<meta http-equiv="refresh" content="0;url=https://example.com" />',
  object: '<object data="x.swf" />',
  link: '<link rel="stylesheet" href="https://example.com/x.css" />',
  template: '<template>a</template>',
};
const isUnknown = (name: string) => `error: <${name}> is not a component that pages can use.`;

const tags: Attempt[] = [
  ...elements.map((name): Attempt => [`<${name}>`, bodies[name] ?? '', `page.mdx:6:1  ${isUnknown(name)}`]),
  ['an image with a handler', 'A <img src="x" onerror="alert(1)" /> b', `page.mdx:6:3  ${isUnknown('img')}`],
  ['a script in other letters', '<SCRIPT>alert(1)</SCRIPT>', `page.mdx:6:1  ${isUnknown('SCRIPT')}`],
  ['a link as an element', 'A <a href="javascript:alert(1)">b</a>', `page.mdx:6:3  ${isUnknown('a')}`],
  [
    'the component of the compiler',
    '<Html html="<script>alert(1)</script>" />',
    `page.mdx:6:1  ${isUnknown('Html')}`,
  ],
  ['a name of every object', '<constructor />', `page.mdx:6:1  ${isUnknown('constructor')}`],
  ['a member of a component', '<Steps.constructor />', `page.mdx:6:1  ${isUnknown('Steps.constructor')}`],
  ['an element in another namespace', '<svg:script />', `page.mdx:6:1  ${isUnknown('svg:script')}`],
  ['a fragment', '<>a</>', `page.mdx:6:1  ${isUnknown('')}`],
  ['a script in a footnote', ['A[^1]', '', '[^1]: B <script />'], `page.mdx:8:9  ${isUnknown('script')}`],
  ['a script in a table', ['| a |', '| - |', '| <script /> |'], `page.mdx:8:3  ${isUnknown('script')}`],
  [
    'a script in the title of a remark',
    [':::note[<script />]', '', 'a', '', ':::'],
    `page.mdx:6:9  ${isUnknown('script')}`,
  ],
  [
    'attributes of a remark',
    [':::note{onclick="alert(1)"}', '', 'a', '', ':::'],
    'page.mdx:6:1  error: ":::note" takes no {attributes}.',
  ],
  [
    'an anchor that ends its attribute',
    '## A [#"onload=x]',
    'page.mdx:6:1  error: "[#"onload=x]" is not an anchor.',
  ],
];

const diagram = (...lines: string[]) => ['```mermaid title="a" alt="b"', ...lines, '```'];
const undrawn = "page.mdx:6:1  error: The diagram can't be drawn:";

const diagrams: Attempt[] = [
  [
    'a click in a diagram',
    diagram('flowchart LR', 'A --> B', 'click A "javascript:alert(1)"'),
    `${undrawn} line 3: "click" is not supported, because the site sets colors, sizes, and titles. Remove it.`,
  ],
  [
    'HTML in a label',
    diagram('flowchart LR', 'A["<img src=x onerror=alert(1)>"] --> B'),
    `${undrawn} line 2: <img src=x onerror=alert(1)> has no effect in a label. Remove it; only <br> is supported.`,
  ],
  [
    'HTML in a message',
    diagram('sequenceDiagram', 'A->>B: <script>alert(1)</script>'),
    `${undrawn} line 2: <script> has no effect in a label. Remove it; only <br> is supported.`,
  ],
  [
    'settings in a diagram',
    diagram('%%{init: {"securityLevel": "loose"}}%%', 'flowchart LR', 'A --> B'),
    `${undrawn} line 1: "%%{init: {"securityLevel": "loose"}}%%" would change how diagrams are drawn. Remove it.`,
  ],
];

const unread = "page.mdx:6:1  error: The formula can't be read:";

const formulas: Attempt[] = [
  ['a link in a formula', '$\\href{javascript:alert(1)}{x}$', `${unread} Formulas can't contain \\href.`],
  ['an address in a formula', '$\\url{javascript:alert(1)}$', `${unread} Formulas can't contain \\url.`],
  [
    'an image in a formula',
    '$\\includegraphics{https://example.com/x.png}$',
    `${unread} Formulas can't contain \\includegraphics.`,
  ],
  [
    'HTML in a formula',
    '$\\htmlClass{page}{x}$',
    `${unread} LaTeX-incompatible input and strict mode is set to 'error': HTML extension is disabled on strict mode [htmlExtension].`,
  ],
  ['a style in a formula', '$\\fcolorbox{red}{blue}{x}$', `${unread} it brings a style of its own.`],
];

describe.each([
  ['elements', tags],
  ['diagrams', diagrams],
  ['formulas', formulas],
])('%s', (_, attempts) => {
  test.each(attempts)('%s is refused where it stands', async (_name, lines, reported) => {
    expect(await refusalOf(lines)).toBe(reported);
  });
});

test.each([
  ['a block', '<script>alert(1)</script>', 'page.md:6:1  error: Plain Markdown holds HTML.'],
  [
    'an element in a line',
    'A <img src=x onerror=alert(1)>',
    'page.md:6:3  error: Plain Markdown holds HTML.',
  ],
  [
    'a comment that ends early',
    '<!-- a --><script>alert(1)</script>',
    'page.md:6:1  error: Plain Markdown holds HTML.',
  ],
])('HTML in plain Markdown is refused: %s', async (_, line, reported) => {
  expect(await refusalOf(line, 'md')).toBe(reported);
});

test('a comment in plain Markdown reaches no reader', async () => {
  expect(await refusalOf('A <!-- remark --> b', 'md')).toContain('nothing');
});

describe('what only looks like markup is text', () => {
  const script = '<script>alert(1)</script>';

  test('in code, and in the title above it', async () => {
    const html = await htmlOf([
      '```ts title="<img src=x onerror=alert(1)>"',
      `</code></pre>${script}`,
      '```',
    ]);
    expect(html).toContain('<span class=code-title>&#x3C;img src=x onerror=alert(1)></span>');
    expect(html).not.toMatch(/<script|<img/);
  });

  test('in the title and the text alternative of a diagram', async () => {
    const html = await htmlOf([
      '```mermaid title="</title><script>" alt="<img onerror=x>"',
      'flowchart LR',
      'A --> B',
      '```',
    ]);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;</title>');
    expect(html).toContain('&lt;img onerror=x&gt;</desc>');
    // An attribute can contain this character without starting an element.
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<script|<img/);
  });

  test('in a formula', async () => {
    expect(await htmlOf(`$\\text{${script}}$`)).toContain(
      '<mtext>&lt;script&gt;alert(1)&lt;/script&gt;</mtext>',
    );
  });

  test('in the title of a remark, and behind a colon', async () => {
    const html = await htmlOf([':::note[a &lt;script>]', '', 'b :script[alert(1)]{onclick="x"}', '', ':::']);
    expect(html).toContain('Note: </span>a &#x3C;script></span>');
    expect(html).toContain('<p>b :script[alert(1)]{onclick="x"}');
  });

  test('in a parameter of a snippet', async () => {
    const html = await htmlOf(`<Snippet name="TokenLimits" protocol="${script} [x](javascript:alert(1))" />`);
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script> [x](javascript:alert(1))');
    expect(html).not.toMatch(/<script|href=javascript/);
  });

  test('between backticks, and as entities', async () => {
    const html = await htmlOf(`\`${script}\` and &lt;script&gt;alert(1)&lt;/script&gt;`);
    expect(html.replaceAll('<wbr>', '')).toBe(
      '<p><code>&#x3C;script>alert(1)&#x3C;/script></code> and &#x3C;script>alert(1)&#x3C;/script>',
    );
  });
});
