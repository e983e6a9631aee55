import { site } from '@/lib/site';

/** What a record can be, with the word for it. The id also names its icon. */
export const kinds = {
  page: { label: 'Page' },
  section: { label: 'Section' },
  function: { label: 'Function' },
  event: { label: 'Event' },
  error: { label: 'Error' },
  type: { label: 'Type' },
  address: { label: 'Address' },
} as const satisfies Record<string, { label: string }>;

export type Kind = keyof typeof kinds;

export const kindIds = ['page', 'section', 'function', 'event', 'error', 'type', 'address'] as const;

export const isKind = (id: string): id is Kind => Object.hasOwn(kinds, id);

/** Parts of the site, in the order of the navbar; values of the facet `section`. */
export const sections: readonly { id: string; label: string }[] = site.navbar.map(({ section, label }) => ({
  id: section,
  label,
}));

/** The name of a part of the site; a part that nobody knows is called what it is. */
export const sectionLabel = (id: string): string => sections.find((each) => each.id === id)?.label ?? id;

/** Parts of the site that have a chip of their own above the results. */
export const chipSections = ['guides', 'reference', 'api'] as const;

/** Values of the facet `product`. */
export const products = [
  { id: 'lockup', label: 'Lockup' },
  { id: 'flow', label: 'Flow' },
  { id: 'drops', label: 'Drops' },
] as const;

export type ProductId = (typeof products)[number]['id'];
