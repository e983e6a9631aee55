import type { Edit, Problem } from '@/lib/content/problem';
import { toAnchor } from '@/lib/markdown/anchors';
import { toAmerican } from './american';
import { listWords } from './list-words';
import { type Prose, type ProseBlock, placeAt } from './read-prose';
import { type WordRule, wordRules } from './word-rules';

/** Finds words and signs that pages don't use, with what takes their place where that is always right. */
export const checkWords = (prose: Prose): Problem[] => [
  ...wordRules.flatMap((rule) => findRule(prose, rule)),
  ...listWords(prose).flatMap(({ text, start }): Problem[] => {
    const american = toAmerican(text);
    if (american === undefined) return [];
    const problem: Problem = {
      ...placeAt(prose, start),
      level: 'warning',
      rule: 'american',
      what: `"${text}" is British spelling.`,
      mend: `Write "${american}".`,
    };
    return [withFix(prose, problem, { start, end: start + text.length, text: american })];
  }),
];

function findRule(prose: Prose, { rule, pattern, mend, replacement, notIn }: WordRule): Problem[] {
  const matches = [...prose.words.matchAll(pattern)].filter(
    ({ 0: found, index }) => found !== replacement && !(notIn && stands(prose, index, [notIn])),
  );
  return matches.map(({ 0: found, index: start }) => {
    const problem: Problem = {
      ...placeAt(prose, start),
      level: 'warning',
      rule,
      what: /\S/.test(found)
        ? `Pages don't say "${found.replace(/\s+/g, ' ')}".`
        : 'There is a space too many.',
      mend,
    };
    if (replacement === undefined) return problem;
    const text = /^\p{Lu}/u.test(found)
      ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
      : replacement;
    return withFix(prose, problem, { start, end: start + found.length, text });
  });
}

/** Adds what mends a problem, unless it would break something else. */
function withFix(prose: Prose, problem: Problem, fix: Edit): Problem {
  // In an attribute or in front matter, a straight quote might end the value.
  const endsValue = /["']/.test(fix.text) && stands(prose, fix.start, ['attribute', 'title', 'description']);
  // Other words in a heading are another anchor, and links to the old one would break.
  const found = prose.source.slice(fix.start, fix.end);
  const movesAnchor =
    stands(prose, fix.start, ['heading']) && toAnchor(`a${found}a`) !== toAnchor(`a${fix.text}a`);
  return endsValue || movesAnchor ? problem : { ...problem, fix };
}

const stands = ({ blocks }: Prose, offset: number, kinds: readonly ProseBlock['kind'][]): boolean =>
  blocks.some(({ kind, start, end }) => kinds.includes(kind) && start <= offset && offset < end);
