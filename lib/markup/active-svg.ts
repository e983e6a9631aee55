/** Whatever in a drawing can run, link, load, or put HTML into it. A stylesheet may name colors; it may not fetch. */
const active =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|a|animate|set|use|image|feImage|link)(?=[\s/>])|<!ENTITY|<!DOCTYPE|<\?xml-stylesheet|\s(?:on\w+|style|(?:[\w-]+:)?href)\s*=|<style[^>]*>[^<]*(?:@import|url\(|\\)/i;

/**
 * What an SVG file holds besides a drawing. As an image it runs nothing, but it can also be opened by its address, as a
 * document of this site.
 * @returns the first such part as it stands there, or `undefined` for a plain drawing
 */
export const activePartOf = (svg: string): string | undefined => active.exec(svg)?.[0].trim();
