import { placeAt } from '@/lib/markup/positions';
import type { RedirectRules } from './resolve';

/** The location of a rule's two paths in the file. Lines and columns count from 1. */
export type RulePlace = Record<'from' | 'to', { line: number; column: number }>;

const start = { line: 1, column: 1 };

// Matching comments and strings as a whole prevents rules inside a comment and `//` inside a string from
// being matched.
const tokens =
  /\/\/.*|\/\*[\s\S]*?\*\/|\bconst\s+(?<list>exact|prefix)\b|\b(?<key>from|to)\s*:\s*(?<value>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|'[^'\n]*'|"[^"\n]*"/g;

/**
 * Finds the rules in the text of `redirects.ts`, so that a message can contain the line. The rules are
 * literal data, so a search is enough, and the check doesn't need to load a TypeScript parser.
 * @returns a function from a list's name and a rule's index in it to its location, which is 1:1 for a rule
 * that isn't a literal
 */
export function findRules(text: string): (list: keyof RedirectRules, index: number) => RulePlace {
  const found: Record<keyof RedirectRules, RulePlace[]> = { exact: [], prefix: [] };
  let list: keyof RedirectRules = 'exact';
  for (const match of text.matchAll(tokens)) {
    const { list: name, key, value = '' } = match.groups ?? {};
    if (name === 'exact' || name === 'prefix') list = name;
    const place = placeAt(text, match.index + match[0].length - value.length);
    if (key === 'from') found[list].push({ from: place, to: place });
    const rule = found[list].at(-1);
    if (key === 'to' && rule) rule.to = place;
  }
  return (name, index) => found[name][index] ?? { from: start, to: start };
}
