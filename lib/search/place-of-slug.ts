import { type ProductId, products } from './kinds';

/** The part of the site to which a page belongs: the first part of its address. */
export const sectionOf = (slug: string): string => slug.split('/')[0] ?? '';

/**
 * The product of a page. Airstreams are made by contracts of Lockup's periphery, but readers know them as Drops.
 * @returns an empty text for a page that is about several
 */
export function productOf(slug: string): ProductId | '' {
  if (/airstream|merkle|\/drops(\/|$)/i.test(slug)) return 'drops';
  const parts = slug.split('/');
  return products.find(({ id }) => parts.includes(id))?.id ?? '';
}
