/** The kinds of records, with their labels. The ID is also the name of the icon. */
export const kindLabels = {
  page: 'Page',
  section: 'Section',
  function: 'Function',
  event: 'Event',
  error: 'Error',
  type: 'Type',
  address: 'Address',
} as const;

export type Kind = keyof typeof kindLabels;

export const kindIds = Object.keys(kindLabels) as Kind[];

export const isKind = (id: string): id is Kind => Object.hasOwn(kindLabels, id);

/** Whether a kind is an item of the reference, with a name in code. */
export const isItem = (kind: Kind): boolean => kind !== 'page' && kind !== 'section' && kind !== 'address';
