import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { proseHtml } from './prose-html';
import { curlQuotes, curlShown } from './typography';

test.each([
  ["don't, streams', and it's", 'don’t, streams’, and it’s'],
  ['Select "Contract", then ("Write").', 'Select “Contract”, then (“Write”).'],
  [`"'Now' or \\'then\\'", "a"/"b"`, '“‘Now’ or \\’then\\’”, “a”/“b”'],
  ['5 tokens—"now"', '5 tokens—“now”'],
  ['Begins with ">= ".', 'Begins with “>= ”.'],
])('%s becomes %s', (text, expected) => expect(curlQuotes(text)).toBe(expected));

/** Returns the content of a page, as its visitors get it. */
function shown(...content: Parameters<typeof h>[2][]): string {
  const root = h(null, ...content);
  proseHtml()(root);
  return toHtml(root);
}

test('a quote opens or closes by what precedes it in the paragraph, also in another element', () => {
  expect(
    shown(h('p', '"', h('em', 'Now'), '", ', h('b', '"then"'), ", the token's"), h('p', '"Later"')),
  ).toBe('<p>“<em>Now</em>”, <b>“then”</b>, the token’s</p><p>“Later”</p>');
  expect(shown(h('p', 'The ', h('code', 'Lockup'), '\'s "', h('code', 'a'), '"'))).toBe(
    '<p>The <code>Lockup</code>’s “<code>a</code>”</p>',
  );
});

test('code, formulas, IDs, and addresses keep their quotes', () => {
  const html = shown(
    h('p', { id: "it's" }, h('code', `"a'"`), h('a', { href: "/?q='a'" }, 'a'), h('math', h('mo', "'"))),
    h('pre', "'b'"),
    h('span.short-signature', `string = '"'`),
  );
  expect(html.replaceAll('&#x27;', "'")).toBe(
    `<p id="it's"><code>"a'"</code><a href="/?q='a'">a</a><math><mo>'</mo></math></p><pre>'b'</pre><span class="short-signature">string = '"'</span>`,
  );
});

test('labels, and the texts of drawings and tables, become typographic, too', () => {
  const drawing = { type: 'raw' as const, value: `<svg aria-label="it's"><text>it's</text></svg>` };
  const root = h(null, h('div', { ariaLabel: "Can't be undone" }), drawing, h('ul', h('li', "What's new")));
  proseHtml()(root);
  expect(toHtml(root, { allowDangerousHtml: true })).toBe(
    `<div aria-label="Can’t be undone"></div><svg aria-label="it's"><text>it’s</text></svg><ul><li>What’s new</li></ul>`,
  );
});

test('of the data of a page, only texts become typographic', () => {
  const page = { slug: "it's", headings: [{ id: "it's", text: "It's" }], frontMatter: { title: "It's" } };
  expect(JSON.parse(JSON.stringify(page, curlShown))).toEqual({
    slug: "it's",
    headings: [{ id: "it's", text: 'It’s' }],
    frontMatter: { title: 'It’s' },
  });
});
