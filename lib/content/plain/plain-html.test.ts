import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { plainHtml } from './plain-html';

const plain = (...content: (Element | string)[]): string =>
  writeMarkdown({ type: 'root', children: plainHtml([h('div', content)]) });

test('headings, paragraphs, and lists stay what they are', () => {
  expect(
    plain(
      h('h3', { id: 'a' }, 'A'),
      h('p', ['Query it as ', h('code', 'stream'), ', or ', h('a', { href: '#b' }, 'see B'), '.']),
      h('ul', [h('li', 'one'), h('li', [h('p', 'two')])]),
    ),
  ).toMatchInlineSnapshot(`
    "### A

    Query it as \`stream\`, or [see B](#b).

    - one
    - two
    "
  `);
});

test('each row of a table is one line, with a space between what stood on lines of its own', () => {
  const cell = [
    h('code', 'Overdraw'),
    h('code', '0xa1'),
    h('p', 'When?'),
    h('p', [h('strong', 'Fix: '), 'ask | wait']),
  ];
  const table = h('table', [
    h('thead', h('tr', [h('th', 'Error'), h('th', 'Cause')])),
    h('tbody', h('tr', [h('th', cell), h('td', h('code', h('a', { href: 'https://a.test' }, '0xAB')))])),
  ]);
  expect(plain(table)).toMatchInlineSnapshot(`
    "| Error | Cause |
    | - | - |
    | \`Overdraw\` \`0xa1\` When? **Fix:** ask \\| wait | [\`0xAB\`](https://a.test) |
    "
  `);
});

test('lists of links to the page itself, and buttons say nothing', () => {
  expect(plain(h('nav', h('a', { href: '#a' }, 'A')), h('button', 'Press'))).toBe('');
});

test('words beside blocks are a paragraph', () => {
  expect(plain('Before ', h('b', 'bold '), 'after', h('p', 'Block'), ' ')).toBe(
    'Before **bold** after\n\nBlock\n',
  );
});
