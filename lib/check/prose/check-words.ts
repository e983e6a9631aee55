import type { Root } from 'nlcst';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { toAnchor } from '@/lib/markup/anchors';
import { spanOf } from '@/lib/markup/positions';
import type { Edit, Problem } from '@/lib/markup/problem';
import { type Rule, rules } from '@/lib/markup/rules';
import { invariant, itemAt } from '@/lib/site/invariant';
import { toAmerican } from './american';
import { listWords } from './list-words';
import { isInBlock, type Prose, type ProseBlock, type ProseText, placeIn, toText } from './read-prose';
import { type WordRule, wordRules } from './word-rules';

// The development server checks everything after each edit, although most files are unchanged.
const checked = new WeakMap<Prose, Problem[]>();

/** Checks words and phrases. A problem has a fix if the fix is right in every sentence. */
export function checkWords(prose: Prose): Problem[] {
  const known = checked.get(prose);
  if (known) return known;
  const text = toText(prose);
  const file = new VFile({ value: text.value, data: { checked: { prose, text } } });
  linter.runSync(linter.parse(file), file);
  const problems = file.messages.map((message) => toProblem(prose, text, message));
  checked.set(prose, [...problems, ...checkAmerican(prose)]);
  return checkWords(prose);
}

/** The rules of the plugins from npm. */
const pluginRules: Partial<Record<string, Rule>> = {
  'retext-repeated-words': 'doubled-words',
  'retext-indefinite-article': 'articles',
};

function toProblem(prose: Prose, text: ProseText, message: VFileMessage): Problem {
  const { reason, source, ruleId, note, expected, place } = message;
  const rule = pluginRules[source ?? ''] ?? ruleNames.find((name) => name === ruleId);
  invariant(rule && place && 'start' in place, `"${reason}" has no rule or no place.`);
  const span = spanOf({ position: place });
  const start = itemAt(text.offsets, span.start);
  const found = text.value.slice(span.start, span.end);
  const better = expected?.[0];
  const problem: Problem = {
    ...placeIn(prose, start),
    level: 'warning',
    rule,
    what: reason.replace(/\.?$/, '.'),
    fix: note ?? `Write "${better}".`,
  };
  // A fix across markup would delete the markup.
  const isFixable = better !== undefined && prose.source.startsWith(found, start);
  return isFixable ? withEdit(prose, problem, { start, end: start + found.length, text: better }) : problem;
}

const ruleNames = Object.keys(rules) as Rule[];

function checkAmerican(prose: Prose): Problem[] {
  return listWords(prose).flatMap(({ text, start }): Problem[] => {
    const american = toAmerican(text);
    if (american === undefined) return [];
    const problem: Problem = {
      ...placeIn(prose, start),
      level: 'warning',
      rule: 'american',
      what: `"${text}" is British spelling.`,
      fix: `Write "${american}".`,
    };
    return [withEdit(prose, problem, { start, end: start + text.length, text: american })];
  });
}

/** Adds a fix to a problem, unless it would break something else. */
function withEdit(prose: Prose, problem: Problem, edit: Edit): Problem {
  // In an attribute or in front matter, a straight quote could end the value.
  const endsValue =
    /["']/.test(edit.text) && isInBlock(prose, edit.start, ['attribute', 'title', 'description']);
  // Changing the words of a heading changes its anchor, which would break links to it.
  const found = prose.source.slice(edit.start, edit.end);
  const movesAnchor =
    isInBlock(prose, edit.start, ['heading']) && toAnchor(`a${found}a`) !== toAnchor(`a${edit.text}a`);
  return endsValue || movesAnchor ? problem : { ...problem, edit };
}

declare module 'vfile' {
  interface DataMap {
    /** The source of a file's text, so that our plugins can look up blocks. */
    checked: { prose: Prose; text: ProseText };
  }
}

/** Checks plain text with two plugins from npm and our own rules. */
const linter = unified()
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
