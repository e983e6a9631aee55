/** The kinds of entries that are compared, in the order of a page. */
export const changeKinds = ['function', 'event', 'error', 'struct', 'enum'] as const;
export type ChangeKind = (typeof changeKinds)[number];
