const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a double-quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
