import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { inlineMarkdown } from './inline-markdown';

const html = (text: string) => toHtml({ type: 'root', children: inlineMarkdown(text) });

test('code and links become elements, including code in the text of a link', () => {
  expect(html('Read `admin()` and the [guide to `create`](/guides#create) first.')).toBe(
    'Read <code>admin()</code> and the <a href="/guides#create">guide to <code>create</code></a> first.',
  );
});

test('everything else stays text, including other Markdown syntax', () => {
  expect(html('A_b_c is *not* <b>x</b> & [this] (neither)')).toBe(
    'A_b_c is *not* &#x3C;b>x&#x3C;/b> &#x26; [this] (neither)',
  );
  expect(html('`[a](/b)` is code')).toBe('<code>[a](/b)</code> is code');
});
