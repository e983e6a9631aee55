/** The kinds of entries that are compared, with their titles, in the order of a page. */
export const kindTitles = {
  function: 'Functions',
  event: 'Events',
  error: 'Errors',
  struct: 'Structs',
  enum: 'Enums',
} as const;
export type ChangeKind = keyof typeof kindTitles;

export const changeKinds = Object.keys(kindTitles) as ChangeKind[];
