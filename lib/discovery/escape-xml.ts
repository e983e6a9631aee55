const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in XML, between elements or in an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
