import type { Abi } from 'viem';
import type { DescribedNames } from './described-names';
import type { DescribedPage } from './flow-schema';
import type { Item, Piece } from './model';
import { signaturesOf } from './selectors';

/** What the entries of a described release are taken from. */
export type DescribedSources = {
  pages: readonly DescribedPage[];
  names: DescribedNames;
  /** Entries of each page by its name. */
  own: ReadonlyMap<string, Item[]>;
  /** Entries of other releases, for what the deployed contracts inherit from public libraries. */
  librariesOf: () => Item[];
};

/**
 * What the ABI shows and the page doesn't declare: from the other pages, or from public libraries.
 * @throws Error when the ABI shows something that neither explains
 */
export function inheritedItems(sources: DescribedSources, page: DescribedPage, abi: Abi): Item[] {
  const { pages, own } = sources;
  const declared = new Set((own.get(page.name) ?? []).map(({ selector }) => selector));
  // Where a base implements what its interface declares, the base is nearer.
  const nearest = [...pages].sort((a, b) => Number(a.kind === 'interface') - Number(b.kind === 'interface'));
  return [...signaturesOf(abi)]
    .filter(([selector]) => !declared.has(selector))
    .map(([selector, signature]) => {
      for (const other of nearest) {
        const item = own.get(other.name)?.find((each) => each.selector === selector);
        if (item) return { ...item, inheritedFrom: { text: other.name, href: other.route } };
      }
      const item = sources
        .librariesOf()
        .find((each) => each.selector === selector && each.signature === signature);
      if (!item) throw new Error(`${page.name} has ${signature} in its ABI, which no description explains`);
      return adopt(item, namesIn(abi), hooksOf(sources, page));
    });
}

const namesIn = (abi: Abi): Set<string> =>
  new Set(abi.flatMap((item) => ('name' in item ? [item.name] : [])));

/**
 * An entry of another release without its links, which lead to pages there. What the ABI here doesn't show comes from
 * that release's own overrides of the library; what ours add takes its place.
 */
function adopt({ line: _, ...item }: Item, known: ReadonlySet<string>, hooks: readonly Item[]): Item {
  const reverts = textsOf(item.reverts);
  const emits = textsOf(item.emits);
  const isOverridden = [...reverts, ...emits].some((text) => !known.has(text));
  const added = isOverridden ? hooks : [];
  return {
    ...item,
    ...(item.inheritedFrom && { inheritedFrom: { text: item.inheritedFrom.text } }),
    reverts: toPieces([
      ...reverts.filter((text) => known.has(text)),
      ...textsOf(added.flatMap((each) => each.reverts)),
    ]),
    emits: toPieces(emits.filter((text) => known.has(text))),
    overrides: [],
    modifiers: [],
    thrownBy: [],
  };
}

const textsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ text }) => text);
const toPieces = (texts: readonly string[]): Piece[] =>
  [...new Set(texts)].sort((a, b) => a.localeCompare(b)).map((text) => ({ text }));

/** Internal functions that override those of a public library, as `_update` does for every transfer. */
function hooksOf({ own, names }: DescribedSources, page: DescribedPage): Item[] {
  const lineage = [page, ...names.basesOf(page)];
  return lineage.flatMap((each) =>
    each.functions
      .filter(({ visibility, override }) => visibility === 'internal' && override !== false)
      .filter(
        ({ name }) =>
          !names.basesOf(each).some((base) => base.functions.some((other) => other.name === name)),
      )
      .flatMap(({ name }) => own.get(each.name)?.filter((item) => item.name === name) ?? []),
  );
}
