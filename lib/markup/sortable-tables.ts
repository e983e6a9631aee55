import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

/** A Markdown table that readers can sort. */
export type Sortable = { sortable: string };

/** A table with fewer rows doesn't need sorting. */
const fewestRows = 3;

/** Marks the tables in a tree that are worth sorting. */
export function markSortable(tree: Root): Root {
  visit(tree, 'table', (table) => {
    if (table.children.length > fewestRows) table.data = { hProperties: { dataSortable: '' } };
  });
  return tree;
}

export const isSortable = ({ properties }: Element): boolean => 'dataSortable' in properties;

/**
 * Makes each column header a button, which `lib/browser/sort-table.ts` handles. The buttons are part of the
 * page's HTML, so that nothing moves when the scripts load, and a click before that is replayed. Without
 * scripts, the page shows only the text.
 */
export function addSortButtons(table: Element): void {
  visit(table, 'element', (head) => {
    if (head.tagName === 'tbody') return EXIT;
    if (head.tagName !== 'th') return;
    const words = head.children;
    const button = h('button.sort', { type: 'button', dataAction: 'sort' }, h('span', words));
    head.children = [h('noscript', words), button];
  });
}
