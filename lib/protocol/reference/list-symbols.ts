import { toUrl } from '@/lib/markup/document';
import { listErrorRows, tableNames } from '@/lib/protocol/errors/error-rows';
import { env } from '@/lib/site/env';
import { itemAt } from '@/lib/site/invariant';
import { byVersion, families, releaseId, releaseTitle } from '@/lib/site/release';
import { loadReleases } from './load-release';
import { type Contract, type Item, isType, type ReleaseModel } from './model';
import { isUnversioned } from './releases';

/** A short link, such as `/s/0xfdd46d60`. If releases share a selector, `choices` lists them newest first. */
export type ShortLink = { from: string; to: string; choices?: { release: string; to: string }[] };

/**
 * Returns the short links of this site, sorted. No two only differ in case, because some file systems are
 * case-insensitive. A folder of plain pages has none.
 */
export function siteSymbols(): ShortLink[] {
  if (env.contentDir) return [];
  const models = loadReleases();
  const errorRows = errorRowsBySelector();
  const contracts = models.flatMap(({ contracts }) => contracts);
  const names = nameContracts(models);
  const named = contracts.flatMap((contract) => {
    const from = `/s/${names.get(contract.slug)}`;
    const members = membersOf(contract).map((item) => ({
      from: memberLink(from, item),
      to: urlOf(contract, item),
    }));
    return [{ from, to: toUrl(contract.slug) }, ...members];
  });
  const selectors = new Set(
    contracts.flatMap(({ items }) => items.flatMap(({ selector }) => selector ?? [])),
  );
  const sorted = newestFirst(models);
  const bySelector = [...selectors].map((selector): ShortLink => {
    const from = `/s/${selector}`;
    const row = errorRows.get(selector);
    if (row) return { from, to: row };
    const choices = sorted.flatMap(({ release, contracts }) => {
      const to = placeOfSelector(selector, contracts);
      return to ? [{ release: releaseTitle(release), to }] : [];
    });
    const { to } = itemAt(choices, 0);
    return { from, to, ...(choices.length > 1 && { choices }) };
  });
  return [...named, ...bySelector].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns the prefix of all members' short links, such as `/s/Vault`, or `undefined` if they have none. */
export const memberPrefixOf = (models: readonly ReleaseModel[], contract: Contract): string | undefined =>
  membersOf(contract).length > 0 ? `/s/${nameContracts(models).get(contract.slug)}` : undefined;

/** A free struct, enum, or type is the only item on its page, which already has a link. */
const membersOf = (contract: Contract): Item[] => (isType(contract) ? [] : contract.items);

/**
 * Returns the short link of a member. Overloads and names that only differ in case are distinguished like their
 * anchors: `TransferAdmin-event`.
 * @param prefix the result of `memberPrefixOf`
 */
export const memberLink = (prefix: string, { name, anchor }: Item): string =>
  `${prefix}.${name}${anchor.slice(name.length)}`;

const urlOf = ({ slug }: Contract, { anchor }: Item): string => `${toUrl(slug)}#${anchor}`;

function newestFirst(models: readonly ReleaseModel[]): ReleaseModel[] {
  const products = Object.keys(families);
  return models.toSorted(
    ({ release: a }, { release: b }) =>
      products.indexOf(a.product) - products.indexOf(b.product) || byVersion(b.version, a.version),
  );
}

/** The only deployed contract with it, or the interface that declares it, or the first page. */
function placeOfSelector(selector: string, contracts: readonly Contract[]): string | undefined {
  const places = contracts.flatMap((contract) =>
    contract.items
      .filter((item) => item.selector === selector)
      .map((item) => ({ kind: contract.kind, url: urlOf(contract, item) })),
  );
  const deployed = places.filter(({ kind }) => kind === 'contract');
  const declared = places.filter(({ kind }) => kind === 'interface');
  const sorted = deployed.length === 1 ? deployed : [...declared, ...deployed, ...places];
  return sorted[0]?.url;
}

/**
 * Returns the names of all contracts in short links. The reference once covered only Lockup v1.2 and Flow v1.0, whose
 * contracts have no prefix unless they share a name. Then the name gets the product as a prefix, and, if necessary, also
 * the part of the release: `Lockup`, `flow.Errors`, `lockup.core.Errors`. In all other releases, the prefix is the
 * release: `lockup-v4.0.SablierLockup`.
 * @returns names by the slug of the contract's page
 */
function nameContracts(models: readonly ReleaseModel[]): Map<string, string> {
  const contracts = models.flatMap(({ release, contracts }) =>
    contracts.map((contract) => ({
      slug: contract.slug,
      names: isUnversioned(release)
        ? namesOf(contract, release.product)
        : [`${releaseId(release)}.${contract.name}`],
    })),
  );
  const all = contracts.flatMap(({ names }) => names.map((name) => name.toLowerCase()));
  const isUnique = (name: string) => all.filter((each) => each === name.toLowerCase()).length === 1;
  return new Map(contracts.map(({ slug, names }) => [slug, names.find(isUnique) ?? itemAt(names, -1)]));
}

/** From the shortest to the longest, ignoring case like some file systems. */
const namesOf = ({ name, part }: Contract, product: string): string[] => [
  name,
  `${product}.${name}`,
  [product, part.toLowerCase(), name].filter(Boolean).join('.'),
];

/** Finds the row that explains each error. If two tables have the same error, the first one wins. */
function errorRowsBySelector(): Map<string, string> {
  const rows = tableNames.flatMap((table) => listErrorRows(table)).reverse();
  return new Map(rows.map(({ error, anchors }) => [error.selector, `/reference/errors#${anchors.name}`]));
}
