import { createHash } from 'node:crypto';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The hashes by which a content security policy admits the inline scripts of a page, each once. Blocks of data, as JSON
 * for search engines, run nothing and need none.
 * @param html a whole page
 */
export function hashInlineScripts(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** `type="application/ld+json"`, `type="speculationrules"`: any type that is not a script's own. */
const isData = (attributes: string): boolean =>
  /\stype="(?!module"|text\/javascript"|speculationrules")/.test(attributes);
