import { createHash } from 'node:crypto';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The hashes by which a content security policy admits the inline scripts of a page, each once. Blocks of data, as JSON
 * for search engines, run nothing and need none.
 * @param html a whole page
 */
export function hashInlineScripts(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map(hashOf);
}

/** The same for the stylesheets of a drawing, which count when it is opened by itself. */
export const hashStyles = (svg: string): string[] =>
  [...svg.matchAll(style)].map(([, text = '']) => hashOf(text));

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** `type="application/ld+json"`, `type="speculationrules"`: any type that is not a script's own. */
const isData = (attributes: string): boolean =>
  /\stype="(?!module"|text\/javascript"|speculationrules")/.test(attributes);
