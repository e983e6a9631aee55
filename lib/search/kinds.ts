import { site } from '@/lib/site/site';

/** The kinds of records, with their labels. The ID is also the name of the icon. */
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

/** Whether a kind is an item of the reference, with a name in code. */
export const isItem = (kind: Kind): boolean => kind !== 'page' && kind !== 'section' && kind !== 'address';

/** The sections of the site, in the order of the navbar. Values of the `section` facet. */
export const sections: readonly { id: string; label: string }[] = site.navbar.map(({ section, label }) => ({
  id: section,
  label,
}));

/** Returns the label of a section, or the ID if the section is unknown. */
export const sectionLabel = (id: string): string => sections.find((each) => each.id === id)?.label ?? id;

/** The sections that have a chip above the results. */
export const chipSections = ['guides', 'reference', 'api'] as const;

/** Values of the `product` facet. */
export const products = [
  { id: 'lockup', label: 'Lockup' },
  { id: 'flow', label: 'Flow' },
  { id: 'drops', label: 'Airdrops' },
] as const;

export type ProductId = (typeof products)[number]['id'];
