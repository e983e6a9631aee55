import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkAnchors } from './check-anchors';

const page = (ids: string[], anchors: string[]) => ({
  file: 'content/a.mdx',
  headings: ids.map((id) => ({ depth: 2 as const, id, text: id })),
  anchors,
});

test('an anchor that a heading and a table both have is reported once', () => {
  expect(checkAnchors([page(['fees', 'gas'], ['row-1', 'row-2'])])).toEqual([]);
  expect(
    checkAnchors([page(['fees', 'gas'], ['gas', 'gas'])])
      .map(formatProblem)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  warning: Two things on the page have the anchor "#gas". [anchors]
      Word a heading anew, or give a table another prefix for its anchors."
  `);
});
