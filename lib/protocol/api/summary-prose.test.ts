import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { proseOf, toMarkdownProse } from './summary-prose';

test('text between backticks becomes code, and nothing else becomes markup', () => {
  const children = proseOf('`<txHash>-1`, or <b> in `_x_`.').map((part) =>
    typeof part === 'string' ? ({ type: 'text', value: part } as const) : part,
  );
  expect(toHtml({ type: 'root', children })).toBe(
    '<code>&#x3C;txHash>-1</code>, or &#x3C;b> in <code>_x_</code>.',
  );
});

test('in Markdown, characters with a special meaning are escaped', () => {
  expect(toMarkdownProse('A {b} | <c> in `d|e`')).toBe('A \\{b} \\| \\<c> in `d\\|e`');
});
