import { createHash } from 'node:crypto';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Returns the hashes that a content security policy needs to allow a page's inline scripts, without duplicates. Data
 * blocks such as JSON-LD aren't executed and need no hash.
 * @param html a complete page
 */
export function hashInlineScripts(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map(hashOf);
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Whether a script is a data block, such as `type="application/ld+json"`. Speculation rules aren't, because they need a
 * hash.
 */
const isData = (attributes: string): boolean =>
  /\stype="(?!module"|text\/javascript"|speculationrules")/.test(attributes);
