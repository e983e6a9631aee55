import { createHash } from 'node:crypto';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** Returns the hashes of a page's inline scripts without duplicates. Data blocks aren't executed and need none. */
export function hashInlineScripts(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map(hashOf);
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Whether it's data such as `type="application/ld+json"`. Speculation rules aren't, because they need a hash. */
const isData = (attributes: string): boolean =>
  /\stype="(?!module"|text\/javascript"|speculationrules")/.test(attributes);
