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
