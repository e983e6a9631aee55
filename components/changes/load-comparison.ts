import renamed from '@/content/data/renamed-entries.json';
import { compareEntries } from '@/lib/protocol/reference/changes/compare-entries';
import { type ComparedProduct, changeFileUrl } from '@/lib/protocol/reference/changes/compared-products';
import type { ChangeFile } from '@/lib/protocol/reference/changes/comparisons';
import { type DescribedChange, describeChanges } from '@/lib/protocol/reference/changes/describe-changes';
import { type ChangeKind, changeKinds, kindTitles } from '@/lib/protocol/reference/changes/kinds';
import { withBasePath } from '@/lib/site/addresses';

/** What changed between two releases, by kind. */
export type Comparison = {
  from: string;
  to: string;
  sections: { title: string; items: DescribedChange[] }[];
};

/** Loads what's known about a product's releases, and compares two of them. @throws if the file can't be loaded */
export async function loadComparison(
  product: ComparedProduct,
  from: string,
  to: string,
): Promise<Comparison> {
  const response = await fetch(withBasePath(changeFileUrl(product)));
  if (!response.ok) throw new Error(`the file answers ${response.status}`);
  // The cast is safe, because the same build wrote the file.
  const file = (await response.json()) as ChangeFile;
  return { from, to, sections: file.flatMap((part) => compare(part, from, to, file.length > 1)) };
}

function compare(
  { title, releases }: ChangeFile[number],
  from: string,
  to: string,
  isOneOfSeveral: boolean,
): Comparison['sections'] {
  const changes = compareEntries(releases[from] ?? [], releases[to] ?? [], renamed);
  const itemsOf = (kind: ChangeKind) =>
    describeChanges(changes.filter(({ before, after }) => (after ?? before)?.kind === kind));
  return changeKinds
    .map((kind) => ({
      title: isOneOfSeveral ? `${title}: ${kindTitles[kind].toLowerCase()}` : kindTitles[kind],
      items: itemsOf(kind),
    }))
    .filter(({ items }) => items.length > 0);
}
