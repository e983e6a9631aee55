/** Escapes a text so that it matches itself in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
