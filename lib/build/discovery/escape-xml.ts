const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML content or attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
