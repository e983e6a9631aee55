import { toUrl } from '@/lib/content/document';
import type { Contract, Item, ReleaseModel } from '@/lib/reference/model';
import { nameContracts } from './name-contracts';

/** A short link: `/s/SablierV2LockupLinear.withdraw` or `/s/0xfdd46d60`, and where it leads. */
export type ShortLink = { from: string; to: string };

/** The rows of the table of all errors by selector: `/reference/errors#callernotadmin`. */
export type ErrorRows = ReadonlyMap<string, string>;

/**
 * The short links of the default releases: one for each contract, member, and selector.
 * @returns sorted by address; no two differ by capitals alone, because files of some systems couldn't either
 */
export function listSymbols(models: readonly ReleaseModel[], errorRows: ErrorRows): ShortLink[] {
  const names = nameContracts(models);
  const contracts = models.filter(({ release }) => release.isDefault).flatMap(({ contracts }) => contracts);
  const named = contracts.flatMap((contract) => {
    const name = names.get(contract.slug) ?? contract.name;
    const members = membersOf(contract).map((item) => ({
      from: memberLink(name, item),
      to: urlOf(contract, item),
    }));
    return [{ from: `/s/${name}`, to: toUrl(contract.slug) }, ...members];
  });
  const selectors = new Set(
    contracts.flatMap(({ items }) => items.flatMap(({ selector }) => selector ?? [])),
  );
  const bySelector = [...selectors].map((selector) => ({
    from: `/s/${selector}`,
    to: errorRows.get(selector) ?? placeOfSelector(selector, contracts),
  }));
  return [...named, ...bySelector].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The short link of an item on a page, or `undefined` for an item without one. */
export const shortLinksOf = (
  models: readonly ReleaseModel[],
  contract: Contract,
): ((item: Item) => string | undefined) => {
  const name = nameContracts(models).get(contract.slug);
  const members = membersOf(contract);
  return (item) => (name !== undefined && members.includes(item) ? memberLink(name, item) : undefined);
};

/** A free struct, enum, or type is its page's only item, and the page has a link. */
const membersOf = ({ kind, items }: Contract): Item[] =>
  ['struct', 'enum', 'type'].includes(kind) ? [] : items;

/** Names that differ by capitals alone, and overloads, are told apart as their anchors are: `TransferAdmin-event`. */
const memberLink = (contract: string, { name, anchor }: Item): string =>
  `/s/${contract}.${name}${anchor.slice(name.length)}`;

const urlOf = ({ slug }: Contract, { anchor }: Item): string => `${toUrl(slug)}#${anchor}`;

/**
 * Where a selector is explained best: on the only deployed contract that has it; where several have it, on the interface
 * that declares it for them; else on the first deployed contract, and at last on the first page of any kind. Lockup comes
 * before Flow.
 */
function placeOfSelector(selector: string, contracts: readonly Contract[]): string {
  const places = contracts.flatMap((contract) =>
    contract.items
      .filter((item) => item.selector === selector)
      .map((item) => ({ kind: contract.kind, url: urlOf(contract, item) })),
  );
  const deployed = places.filter(({ kind }) => kind === 'contract');
  const declared = places.filter(({ kind }) => kind === 'interface');
  const best = deployed.length === 1 ? deployed[0] : (declared[0] ?? deployed[0] ?? places[0]);
  return best?.url ?? '';
}
