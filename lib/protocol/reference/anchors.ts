import type { ItemKind } from './model';

type Named = { kind: ItemKind; name: string };

/**
 * Returns the anchors of a page's items, in the order of the items. An anchor is the item's name in lowercase. If
 * several items share a name, a function gets the plain anchor, an item of another kind gets its kind as a suffix
 * (`transferadmin-event`), and further items of the same kind are numbered (`safetransferfrom-2`).
 */
export function assignAnchors(items: readonly Named[]): string[] {
  const byImportance = [...items.keys()].sort((a, b) => rank(items[a]) - rank(items[b]) || a - b);
  const taken = new Set<string>();
  const anchors: string[] = [];
  for (const index of byImportance) {
    const item = items[index];
    if (!item) continue;
    const anchor = free(item, taken);
    taken.add(anchor);
    anchors[index] = anchor;
  }
  return anchors;
}

const rank = (item: Named | undefined): number => (item?.kind === 'function' ? 0 : 1);

function free({ kind, name }: Named, taken: ReadonlySet<string>): string {
  const base = name.toLowerCase();
  if (!taken.has(base)) return base;
  const own = kind === 'function' ? base : `${base}-${kind}`;
  if (!taken.has(own)) return own;
  let count = 2;
  while (taken.has(`${own}-${count}`)) count += 1;
  return `${own}-${count}`;
}
