import { brotliCompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { drawScreen } from './draw-screen';
import { listScreens, type Part, pinsOf, readScreen } from './screen-data';

function draw(...parts: Part[]) {
  const { document } = new Window();
  document.body.innerHTML = toHtml(
    drawScreen({ title: 'A form', alt: 'Pin 1: a button.', subject: 'app', parts }),
  );
  return document.body;
}

type Body = ReturnType<typeof draw>;

/** Returns the visible texts, in order, as a phone shows them if `isNarrow`. */
function textsOf(body: Body, isNarrow = false): string[] {
  if (isNarrow) for (const extra of body.querySelectorAll('[data-extra]')) extra.remove();
  const leaves = [...body.querySelectorAll('.screen-view *')].filter(({ children }) => children.length === 0);
  return leaves.map(({ textContent }) => textContent).filter(Boolean);
}

const button = (text: string, pin?: number): Part => ({ kind: 'button', text, pin });

test('readers of the drawing get a text alternative outside of it, and the caption names the time', () => {
  const body = draw(button('Create', 1));
  expect(body.querySelector('[aria-hidden=true]')?.textContent).toBe('Create');
  expect(body.querySelector('figure > p')?.textContent).toBe('Pin 1: a button.');
  expect(body.querySelector('figcaption')?.textContent).toBe('A form. Schematic, app of December 2024');
});

test('a pin is on the part that it belongs to', () => {
  const pinned = [...draw(button('Approve'), button('Create', 4)).querySelectorAll('[data-pin]')];
  expect(pinned.map((part) => [part.getAttribute('data-pin'), part.textContent])).toEqual([['4', 'Create']]);
});

test('narrow screens only show pinned parts, what they contain, and what is beside them', () => {
  const row: Part = { kind: 'row', pin: 2, parts: [button('Duplicate'), button('Remove')] };
  const panel: Part = { kind: 'panel', parts: [button('Share'), button('Create', 1)] };
  const parts: Part[] = [{ kind: 'tabs', labels: ['All', 'Search'] }, row, panel];
  expect(textsOf(draw(...parts))).toEqual(['All', 'Search', 'Duplicate', 'Remove', 'Share', 'Create']);
  expect(textsOf(draw(...parts), true)).toEqual(['Duplicate', 'Remove', 'Share', 'Create']);
});

test('narrow screens only show the pinned columns of a table, and all rows', () => {
  const table = (column?: number, row?: number): Part => ({
    kind: 'table',
    columns: [{ head: 'address' }, { head: 'amount', pin: column }],
    rows: [{ cells: ['0x12', '100'] }, { cells: ['0x34', '0'], pin: row }],
  });
  expect(textsOf(draw(table(1)), true)).toEqual(['amount', '100', '0']);
  expect(textsOf(draw(table(undefined, 1)), true)).toEqual(['address', 'amount', '0x12', '100', '0x34', '0']);
});

test('narrow screens show four cards and the number of the others', () => {
  const names = ['Linear', 'Cliff', 'Timelock', 'Backweighted', 'Exponential'] as const;
  const cards = names.map(
    (name, index): Part => ({
      kind: 'card',
      shape: name,
      text: name,
      pin: index === 0 ? 1 : undefined,
    }),
  );
  const words = draw({ kind: 'row', parts: cards });
  for (const extra of words.querySelectorAll('[data-extra]')) extra.remove();
  const shown = [...words.querySelectorAll('.screen-card, .screen-rest')].map((part) => part.textContent);
  expect(shown).toEqual([...names.slice(0, 4), 'and 1 more']);
});

test('a part without a text is an outline, and a mark is drawn', () => {
  const body = draw(
    { kind: 'field', label: 'Date', pin: 1 },
    { kind: 'table', columns: [{ head: 'a' }, { head: 'b' }], rows: [{ cells: ['', '× 0x34'] }] },
  );
  expect(body.querySelectorAll('i:not([class])')).toHaveLength(2);
  expect(body.querySelector('.screen-no')?.parentElement?.textContent).toBe('×0x34');
});

test('every screen takes at most 1.2 KB, compressed, and has no styles of its own', () => {
  expect(listScreens().length).toBeGreaterThan(3);
  for (const name of listScreens()) {
    const html = toHtml(drawScreen(readScreen(name)));
    expect(brotliCompressSync(html).length, name).toBeLessThan(1200);
    expect(html).not.toMatch(/style=|undefined|NaN/);
    for (const pin of pinsOf(readScreen(name).parts)) expect(html).toContain(`data-pin="${pin}"`);
  }
});
