import { isContractSlug, releases } from '@/lib/protocol/reference/releases';
import { releaseId } from '@/lib/site/release';
import { type ProductId, products } from './sections';

/** Returns the ID of a page's section, which is the first part of its slug. */
export const sectionIdOf = (slug: string): string => slug.replace(/\/.*/, '');

/**
 * Returns the product of a page. Airstreams are created by Lockup's periphery contracts, but readers know
 * them as Airdrops.
 * @returns an empty string if the page isn't about a single product
 */
export function productOf(slug: string): ProductId | '' {
  if (/airstream|airdrop|merkle|\/drops(\/|$)/i.test(slug)) return 'drops';
  // The apps create Lockup streams as vesting, and Flow streams as payments.
  if (slug === 'apps/features/vesting') return 'lockup';
  if (slug === 'apps/features/payments') return 'flow';
  // The page of a release's addresses contains its version: `guides/deployments/lockup-v3.0`.
  const parts = slug.split(/\/|-v(?=\d)/);
  return products.find(({ id }) => parts.includes(id))?.id ?? '';
}

/** Returns the release of a page of the contract reference, such as `lockup-v4.0`, or `''` for any other page. */
export function contractReleaseOf(slug: string): string {
  if (!isContractSlug(slug)) return '';
  const [release] = releases
    .filter(({ base }) => slug.startsWith(`${base}/`))
    .sort((a, b) => b.base.length - a.base.length);
  return release ? releaseId(release) : '';
}
