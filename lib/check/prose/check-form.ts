import wordLists from '@/content/data/word-lists.json';
import { type Edit, noticeAt, type Problem, placeIn } from '@/lib/markup/problem';
import { itemAt } from '@/lib/site/invariant';
import { warnAt } from '../markdown/authored';
import { mark, type Prose, type ProseBlock, type Span, thing } from './read-prose';

/** Longer sentences, in words, get a notice. */
export const longestSentence = 35;

/** Link texts that don't name their target. Screen readers list links without the sentences around them. */
const emptyLink = /\[((?:click )?here|this(?: page| link)?|link|(?:read |learn )?more)\](?=\()/gi;

/**
 * Finds capitals in headings, cells without a final period, long sentences, link texts that say nothing, and blockchain
 * addresses.
 */
export const checkForm = (prose: Prose): Problem[] => [
  ...prose.blocks.flatMap((block) => [
    ...checkHeading(prose, block),
    ...checkCell(prose, block),
    ...checkSentences(prose, block),
  ]),
  ...[...prose.source.matchAll(emptyLink)]
    .filter((link) => prose.words.startsWith(itemAt(link, 1), link.index + 1))
    .map(({ index, 1: words }) =>
      warnAt(
        prose,
        index,
        'link-words',
        `The link text "${words}" doesn't say where the link leads.`,
        'Name the page, or what readers find there.',
      ),
    ),
  ...[...prose.source.matchAll(/(?<![\da-z])0x([\da-f]{40})(?![\da-f])/gi)]
    // Addresses in examples consist of one repeated digit.
    .filter(({ 1: digits = '' }) => new Set(digits).size > 1)
    .map(({ index, 0: address }) =>
      warnAt(
        prose,
        index,
        'typed-addresses',
        `${address} was typed by hand.`,
        'Use a data table. In an example, repeat one digit.',
      ),
    ),
];

/** Returns a block as plain text, with one character for each `thing`. */
const textOf = ({ words }: Prose, { start, end }: Span): string =>
  words
    .slice(start, end)
    .replaceAll(mark, '')
    .replace(new RegExp(`${thing}+`, 'g'), thing);

/** A phrase or a single sentence needs no period, but the last one of several sentences does. */
function checkCell(prose: Prose, block: ProseBlock): Problem[] {
  const text = textOf(prose, block).trim();
  const isSeveral = /(?:[^\p{Lu}.]|\p{Lu}{2})\. [\p{Lu}\uFFFC]/u.test(text);
  if (block.kind !== 'cell' || (isSeveral ? /[.?!:]\)?$/ : /(?:[^.]|\.\.|^)$/).test(text)) return [];
  const [what, fix] = isSeveral
    ? ['The last sentence of the cell has no period.', 'Add it, because the sentences before it have one.']
    : ['A single sentence of a cell ends with a period.', 'Remove it.'];
  return [warnAt(prose, block.start, 'tables', what, fix)];
}

function checkHeading(prose: Prose, block: ProseBlock): Problem[] {
  if (block.kind !== 'heading') return [];
  const text = textOf(prose, block).trim();
  const [, ...rest] = text.match(/\S+/g) ?? [];
  const capitals = rest
    .map((word) => word.replace(/['’]s?$|[^\p{L}]/gu, ''))
    .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !wordLists.capitalized.includes(word));
  const problems = capitals
    .slice(0, 1)
    .map((word) =>
      warnAt(
        prose,
        block.start,
        'capitals',
        `The heading has a capital in "${word}".`,
        `Write ${word.toLowerCase()}. If it is a name, add it to content/data/word-lists.json.`,
      ),
    );
  if (/[.,;:]$/.test(text))
    problems.push(warnAt(prose, block.start, 'capitals', 'The heading ends with punctuation.', 'Remove it.'));
  return problems;
}

// A regular expression, because retext joins two sentences when the second one begins with code.
function checkSentences(prose: Prose, block: ProseBlock): Problem[] {
  if (block.kind !== 'paragraph' && block.kind !== 'description') return [];
  // Alternative text may be a list of what a picture shows.
  if (prose.source.startsWith('![', block.start)) return [];
  const raw = prose.words.slice(block.start, block.end);
  return [...raw.matchAll(/\S[\s\S]*?(?:[.!?][)"\u200B]*(?=\s|$)|$)/g)].flatMap(({ 0: sentence, index }) => {
    const start = block.start + index;
    const text = textOf(prose, { start, end: start + sentence.length });
    const count = text.match(/[\p{L}\p{N}\uFFFC][^\s]*/gu)?.length ?? 0;
    if (count <= longestSentence) return [];
    const fix = `Split it: readers lose track after ${longestSentence} words.`;
    const place = placeIn(prose.file, prose.source, start);
    return [noticeAt(place, 'sentences', `A sentence of ${count} words.`, fix)];
  });
}

/** Finds trailing spaces outside of code, and files that don't end with a single line break. */
export function checkSpaces(prose: Prose): Problem[] {
  const { source, literal } = prose;
  const warn = (offset: number, what: string, fix: string, edit?: Edit) =>
    warnAt(prose, offset, 'spaces', what, fix, edit);
  const isFree = (offset: number) => !literal.some(({ start, end }) => start <= offset && offset < end);
  const trailing = [...source.matchAll(/[ \t]+(?=\n|$)/g)]
    .filter(({ index }) => isFree(index))
    .map(({ index: start, 0: spaces }) => {
      const edit = { start, end: start + spaces.length, text: '' };
      return isBreak(source, edit)
        ? warn(start, 'Two invisible spaces break the line here.', 'Write <br />, or remove them.')
        : warn(start, 'The line ends with a space.', 'Remove it.', edit);
    });
  const end = source.search(/\n*$/);
  if (source.slice(end) === '\n' || source === '') return trailing;
  return [
    ...trailing,
    warn(
      end,
      "The file doesn't end with a single line break.",
      'End the last line, and leave no empty lines after it.',
      { start: end, end: source.length, text: '\n' },
    ),
  ];
}

/** Whether Markdown breaks the line here: after two spaces, unless an empty line follows. */
const isBreak = (source: string, { start, end }: Span): boolean =>
  end - start > 1 && source.charAt(start - 1) !== '\n' && /^\n[^\n]/.test(source.slice(end));
