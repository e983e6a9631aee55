/** Escapes text for an element or a double-quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Matches everything in a drawing that can run, link, load, or embed HTML. Stylesheets can set colors, but not fetch. */
const active =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|a|animate|set|use|image|feImage|link)(?=[\s/>])|<!ENTITY|<!DOCTYPE|<\?xml-stylesheet|\s(?:on\w+|style|(?:[\w-]+:)?href)\s*=|<style[^>]*>[^<]*(?:@import|url\(|\\)/i;

/**
 * Finds active content in an SVG file. Browsers don't run scripts in images, but readers can also open the file's URL,
 * which makes it a document of this site.
 * @returns the text of the first match, or `undefined` for a plain drawing
 */
export const activePartOf = (svg: string): string | undefined => active.exec(svg)?.[0].trim();
