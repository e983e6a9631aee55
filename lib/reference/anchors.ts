import type { ItemKind } from './model';

type Named = { kind: ItemKind; name: string };

/**
 * Anchors of the items of a page, in their order. An anchor is the name in lower case. Where items share it, functions
 * keep it, items of another kind get their kind behind it (`transferadmin-event`), and a further one of the same kind
 * its number (`safetransferfrom-2`).
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
