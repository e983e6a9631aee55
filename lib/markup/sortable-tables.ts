import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

/** A Markdown table whose rows the reader may put into another order. */
export type Sortable = { sortable: string };

/** Two rows stand side by side anyway. */
const fewestRows = 3;

/** Marks the tables of a tree that have rows to sort. */
export function markSortable(tree: Root): Root {
  visit(tree, 'table', (table) => {
    if (table.children.length > fewestRows) table.data = { hProperties: { dataSortable: '' } };
  });
  return tree;
}

export const isSortable = ({ properties }: Element): boolean => 'dataSortable' in properties;

/**
 * Makes the words of each column head a button, which `lib/browser/sort-table.ts` answers. The buttons come with the page,
 * so that nothing moves when its scripts arrive, and a press before that is kept for them. A page without scripts shows
 * the words alone.
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
