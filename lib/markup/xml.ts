/** Escapes text for an element or a double-quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Matches everything in a drawing that can run, link, load, or embed HTML. Stylesheets can set colors, but not fetch. */
const active =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|a|animate|set|use|image|feImage|link)(?=[\s/>])|<!ENTITY|<!DOCTYPE|<\?xml-stylesheet|\s(?:on\w+|style|(?:[\w-]+:)?href)\s*=|<style[^>]*>[^<]*(?:@import|url\(|\\)/i;

/** Returns active content of an SVG. In images it doesn't run, but readers can also open the file's URL. */
export const activePartOf = (svg: string): string | undefined => active.exec(svg)?.[0].trim();
