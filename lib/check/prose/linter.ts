import type { Root } from 'nlcst';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { itemAt } from '@/lib/site/invariant';
import { isInBlock, type Prose, type ProseBlock, type ProseText } from './read-prose';
import { type WordRule, wordRules } from './word-rules';

declare module 'vfile' {
  interface DataMap {
    /** The source of a file's text, so that our plugins can look up blocks. */
    checked: { prose: Prose; text: ProseText };
  }
}

/** Checks plain text with two plugins from npm and our own rules. */
export const linter = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextWordRules)
  .freeze();

/** A retext plugin that reports violations of the rules in `word-rules.ts`. */
function retextWordRules() {
  return (_: Root, file: VFile): void => {
    for (const rule of wordRules)
      for (const { 0: found, index } of String(file).matchAll(rule.pattern))
        if (found !== rule.replacement && !isIn(file, index, rule.notIn))
          reportWords(file, rule, found, index);
  };
}

function reportWords(file: VFile, { rule, fix, replacement }: WordRule, found: string, index: number): void {
  const quoted = `"${found.replace(/\s+/g, ' ')}"`;
  const reason = rule === 'translated' ? `${quoted} reads as translated.` : `Pages don't say ${quoted}.`;
  // Only the offsets are read, because the text has different lines and columns than the file.
  const pointAt = (offset: number) => ({ line: 1, column: 1, offset });
  const message = file.message(/\S/.test(found) ? reason : 'There is an extra space.', {
    place: { start: pointAt(index), end: pointAt(index + found.length) },
    ruleId: rule,
  });
  message.note = fix;
  if (replacement === undefined) return;
  const isCapitalized = /^\p{Lu}/u.test(found);
  message.expected = [
    isCapitalized ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement,
  ];
}

const isIn = ({ data: { checked } }: VFile, offset: number, kind: ProseBlock['kind'] | undefined): boolean =>
  checked !== undefined &&
  kind !== undefined &&
  isInBlock(checked.prose, itemAt(checked.text.offsets, offset), [kind]);
