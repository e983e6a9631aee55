const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that may stand in an element or in an attribute with double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
