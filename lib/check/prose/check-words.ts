import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { toAnchor } from '@/lib/markup/anchors';
import { spanOf } from '@/lib/markup/positions';
import type { Edit, Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { itemAt, required } from '@/lib/site/invariant';
import { warnAt } from '../markdown/authored';
import { listWords } from './dictionary';
import { isInBlock, type Prose, type ProseText, type Span, toText } from './read-prose';
import { toAmerican, wordRules } from './word-rules';

/** Checks words and phrases. A problem has a fix if the fix is right in every sentence. */
export function checkWords(prose: Prose): Problem[] {
  const text = toText(prose);
  return [...checkGrammar(prose, text), ...checkPhrases(prose, text), ...checkAmerican(prose)];
}

/** The plugins from npm, with our names for their rules. */
const linter = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const pluginRules: Partial<Record<string, Rule>> = {
  'retext-repeated-words': 'doubled-words',
  'retext-indefinite-article': 'articles',
};

function checkGrammar(prose: Prose, text: ProseText): Problem[] {
  const file = new VFile(text.value);
  linter.runSync(linter.parse(file), file);
  return file.messages.map(({ reason, source, expected, place }) => {
    const rule = required(pluginRules[source ?? ''], `"${reason}" has no rule.`);
    const span = spanOf({ position: place && 'start' in place ? place : undefined });
    const what = reason.replace(/\.?$/, '.');
    const better = expected?.[0];
    return problemIn(prose, text, span, { rule, what, fix: `Write "${better}".`, better });
  });
}

const checkPhrases = (prose: Prose, text: ProseText): Problem[] =>
  wordRules.flatMap(({ rule, pattern, fix, replacement, notIn }) =>
    [...text.value.matchAll(pattern)]
      .filter(
        ({ 0: found, index }) =>
          found !== replacement && !(notIn && isInBlock(prose, itemAt(text.offsets, index), [notIn])),
      )
      .map(({ 0: found, index: start }) => {
        const quoted = `"${found.replace(/\s+/g, ' ')}"`;
        const reasons: Partial<Record<Rule, string>> = {
          quotes: `${found} is a typographic quote.`,
          translated: `${quoted} reads as translated.`,
        };
        const reason = reasons[rule] ?? `Pages don't say ${quoted}.`;
        const what = /\S/.test(found) ? reason : 'There is an extra space.';
        const isCapitalized = /^\p{Lu}/u.test(found);
        const better = isCapitalized
          ? replacement?.replace(/^./, (first) => first.toUpperCase())
          : replacement;
        return problemIn(prose, text, { start, end: start + found.length }, { rule, what, fix, better });
      }),
  );

/** @param span a part of the text */
function problemIn(
  prose: Prose,
  text: ProseText,
  span: Span,
  { rule, what, fix, better }: { rule: Rule; what: string; fix: string; better: string | undefined },
): Problem {
  const start = itemAt(text.offsets, span.start);
  const found = text.value.slice(span.start, span.end);
  const problem = warnAt(prose, start, rule, what, fix);
  // A fix across markup would delete the markup.
  const isFixable = better !== undefined && prose.source.startsWith(found, start);
  return isFixable ? withEdit(prose, problem, { start, end: start + found.length, text: better }) : problem;
}

function checkAmerican(prose: Prose): Problem[] {
  return listWords(prose).flatMap(({ text, start }): Problem[] => {
    const american = toAmerican(text);
    if (american === undefined) return [];
    const what = `"${text}" is British spelling.`;
    const problem = warnAt(prose, start, 'american', what, `Write "${american}".`);
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
