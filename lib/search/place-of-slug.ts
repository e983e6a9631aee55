import { type ProductId, products } from './kinds';

/** Returns the section of a page, which is the first part of its slug. */
export const sectionOf = (slug: string): string => slug.split('/')[0] ?? '';

/**
 * Returns the product of a page. Airstreams are created by Lockup's periphery contracts, but readers know them as
 * Drops.
 * @returns an empty string if the page isn't about a single product
 */
export function productOf(slug: string): ProductId | '' {
  if (/airstream|merkle|\/drops(\/|$)/i.test(slug)) return 'drops';
  const parts = slug.split('/');
  return products.find(({ id }) => parts.includes(id))?.id ?? '';
}
