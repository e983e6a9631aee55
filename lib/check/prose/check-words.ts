import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { toAnchor } from '@/lib/markup/anchors';
import { spanOf } from '@/lib/markup/positions';
import type { Edit, Problem } from '@/lib/markup/problem';
import { type Rule, rules } from '@/lib/markup/rules';
import { invariant, itemAt } from '@/lib/site/invariant';
import { toAmerican } from './american';
import { linter } from './linter';
import { listWords } from './list-words';
import { isInBlock, type Prose, type ProseText, placeIn, toText } from './read-prose';

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
