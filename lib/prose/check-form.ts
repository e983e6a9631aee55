import type { Problem } from '@/lib/content/problem';
import type { Rule } from '@/lib/content/rules';
import { names } from './capitalized-names';
import { mark, type Prose, type ProseBlock, placeAt, thing } from './read-prose';

/** A sentence with more words is told as a hint. */
export const longestSentence = 35;

/** Words of a link that don't say where it leads, as a list of links reads them out. */
const emptyLink = /\[((?:click )?here|this(?: page| link)?|link|(?:read |learn )?more)\](?=\()/gi;

/** Finds what pages don't do besides words: capitals in headings, long sentences, links without words, typed addresses. */
export const checkForm = (prose: Prose): Problem[] => [
  ...prose.blocks.flatMap((block) => [...checkHeading(prose, block), ...checkSentences(prose, block)]),
  ...[...prose.source.matchAll(emptyLink)]
    .filter(({ index, 1: words }) => prose.words.startsWith(words ?? '', index + 1))
    .map(({ index, 1: words }) =>
      warn(
        prose,
        index,
        'link-words',
        `The link "${words}" does not say where it leads.`,
        'Name the page or what the reader finds there.',
      ),
    ),
  ...[...prose.source.matchAll(/(?<![\da-z])0x([\da-f]{40})(?![\da-f])/gi)]
    // In examples, accounts are one digit, repeated.
    .filter(({ 1: digits = '' }) => new Set(digits).size > 1)
    .map(({ index, 0: address }) =>
      warn(
        prose,
        index,
        'typed-addresses',
        `${address} is typed by hand.`,
        'Use a data table; an address in an example is one digit, repeated.',
      ),
    ),
];

const warn = (prose: Prose, offset: number, rule: Rule, what: string, mend: string): Problem => ({
  ...placeAt(prose, offset),
  level: 'warning',
  rule,
  what,
  mend,
});

/** A block as it is read, with one sign for each thing that is no word. */
const textOf = ({ words }: Prose, { start, end }: ProseBlock): string =>
  words
    .slice(start, end)
    .replaceAll(mark, '')
    .replace(new RegExp(`${thing}+`, 'g'), thing);

function checkHeading(prose: Prose, block: ProseBlock): Problem[] {
  if (block.kind !== 'heading') return [];
  const text = textOf(prose, block).trim();
  const [, ...rest] = text.match(/\S+/g) ?? [];
  const capitals = rest
    .map((word) => word.replace(/['’]s?$|[^\p{L}]/gu, ''))
    .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !names.has(word));
  const problems = capitals
    .slice(0, 1)
    .map((word) =>
      warn(
        prose,
        block.start,
        'capitals',
        `The heading has a capital in "${word}".`,
        `Write ${word.toLowerCase()}. If it is a name, add it to lib/prose/capitalized-names.ts.`,
      ),
    );
  if (/[.,;:]$/.test(text))
    problems.push(warn(prose, block.start, 'capitals', 'The heading ends with a sign.', 'Take it out.'));
  return problems;
}

function checkSentences(prose: Prose, block: ProseBlock): Problem[] {
  if (block.kind !== 'paragraph' && block.kind !== 'description') return [];
  // A text alternative may list what a picture shows.
  if (prose.source.startsWith('![', block.start)) return [];
  const raw = prose.words.slice(block.start, block.end);
  return [...raw.matchAll(/\S[\s\S]*?(?:[.!?][)"\u200B]*(?=\s|$)|$)/g)].flatMap(({ 0: sentence, index }) => {
    const at = { kind: block.kind, start: block.start + index, end: block.start + index + sentence.length };
    const count = textOf(prose, at).match(/[\p{L}\p{N}\uFFFC][^\s]*/gu)?.length ?? 0;
    if (count <= longestSentence) return [];
    const what = `A sentence of ${count} words.`;
    const mend = `Say it in two: readers lose the thread after ${longestSentence} words.`;
    return [{ ...warn(prose, at.start, 'sentences', what, mend), level: 'notice' as const }];
  });
}
