import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import { releases } from '@/lib/protocol/reference/releases';
import { type ProductId, products } from './kinds';

/** Returns the section of a page, which is the first part of its slug. */
export const sectionOf = (slug: string): string => slug.replace(/\/.*/, '');

/**
 * Returns the product of a page. Airstreams are created by Lockup's periphery contracts, but readers know
 * them as Drops.
 * @returns an empty string if the page isn't about a single product
 */
export function productOf(slug: string): ProductId | '' {
  if (/airstream|merkle|\/drops(\/|$)/i.test(slug)) return 'drops';
  // The apps create Lockup streams as vesting, and Flow streams as payments.
  if (slug === 'apps/features/vesting') return 'lockup';
  if (slug === 'apps/features/payments') return 'flow';
  const parts = slug.split('/');
  return products.find(({ id }) => parts.includes(id))?.id ?? '';
}

/**
 * Pages of the contract reference end with the kind and the name of a contract: `…/contract.SablierLockup`.
 */
const isContract = (slug: string): boolean => /^reference\/.*\.\w+$/.test(slug);

/**
 * Returns the release that a page of the contract reference belongs to, such as `lockup-v4.0`.
 * @returns an empty string for any other page
 */
export function releaseOf(slug: string): string {
  if (!isContract(slug)) return '';
  const [release] = releases
    .filter(({ base }) => slug.startsWith(`${base}/`))
    .sort((a, b) => b.base.length - a.base.length);
  return release ? `${release.protocol}-${release.version}` : '';
}

/**
 * How important a page is if nothing else is known. Prose is in the middle. Pages that few readers need rank
 * lower, so they only come first for queries with their own terms.
 */
const ranks = { lookup: 12, prose: 10, contract: 8, declaration: 6, addresses: 6, legacy: 4 } as const;

/** Returns the rank of a page, based on its slug. */
export function pageRankOf(slug: string): number {
  if (slug === errorsSlug || slug === 'concepts/glossary') return ranks.lookup;
  if (/\/legacy(\/|-|$)|\/v1$|\/previous-deployments\//.test(slug)) return ranks.legacy;
  if (/^guides\/deployments\/.*-v\d/.test(slug)) return ranks.addresses;
  if (/\/contract\.\w+$/.test(slug)) return ranks.contract;
  // Interfaces and abstract contracts repeat the contract's page.
  return isContract(slug) ? ranks.declaration : ranks.prose;
}
