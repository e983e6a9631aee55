import { site } from '@/lib/site/site';

/** The sections of the site, in the order of the navbar. Values of the `section` facet of the search. */
export const sections: readonly { id: string; label: string }[] = site.navbar.map(({ section, label }) => ({
  id: section,
  label,
}));

/** Returns the label of a section, or the ID if the section is unknown. */
export const sectionLabel = (id: string): string => sections.find((each) => each.id === id)?.label ?? id;

/** The products with pages of their own. Values of the `product` facet of the search. */
export const products = [
  { id: 'lockup', label: 'Lockup' },
  { id: 'flow', label: 'Flow' },
  { id: 'drops', label: 'Airdrops' },
  { id: 'bob', label: 'Bob' },
] as const;

export type ProductId = (typeof products)[number]['id'];
