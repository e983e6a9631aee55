/** Browsers leave these out at the ends of an address, and some of them within it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unseen = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/**
 * What keeps a link from standing on a page, and how to mend it: an address that runs something, as `javascript:`, or
 * that leads to another site without naming its scheme. It is read as browsers read it, without the signs that they
 * leave out.
 * @param href as the author wrote it, with entities decoded
 * @returns `undefined` for an address of this site, and for one that begins with https, http, or mailto
 */
export function faultOfAddress(href: string): { what: string; mend: string } | undefined {
  const read = href.replace(unseen, '').replaceAll('\\', '/');
  const mend = 'Write it from the root, as /concepts/streaming, or whole, as https://….';
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(read) ?? [];
  if (scheme && !/^(https?:\/\/[^/]|mailto:[^/])/i.test(read))
    return { what: `A link can't lead to an address that begins with "${scheme.toLowerCase()}:".`, mend };
  if (read.startsWith('//'))
    return { what: `"${href}" leads to another site, although it looks like one of ours.`, mend };
  return undefined;
}
