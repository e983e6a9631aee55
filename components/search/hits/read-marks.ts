import { curlQuotes } from '@/lib/markup/typography';

/** The tags that enclose matches: characters for private use, which no text contains, so texts need no escaping. */
export const markTags = { highlightPreTag: '\uE000', highlightPostTag: '\uE001' };

/** Splits a highlighted text into parts. Every other part is highlighted, starting with the second. */
export const readMarks = (marked: string): string[] => marked.split(/[\uE000\uE001]/);

/** Removes the tags from a highlighted text. */
export const withoutMarks = (marked: string): string => readMarks(marked).join('');

/** A part of a highlighted text that's set in one typeface. */
type MarkedRun = { isCode: boolean; text: string };

/**
 * Splits a highlighted text into names in code and the text between them, whose quotes become typographic. Texts don't say
 * which words are code.
 */
export function readCode(marked: string, isName = isCodeName): MarkedRun[] {
  const runs: MarkedRun[] = [];
  const add = (isCode: boolean, text = '') => {
    const last = runs.at(-1);
    const shown = isCode ? text : curlQuotes(text, last?.text.slice(-1));
    if (last?.isCode === isCode) last.text += shown;
    else if (text !== '') runs.push({ isCode, text: shown });
  };
  for (const text of marked.split(/(?<=\s)(?<!= )(?!(?<=\w[\uE000\uE001]?\([^()]*)[^()]*\))(?=[^\s=])/)) {
    const isCode = isName(withoutMarks(text));
    // The sentence's own signs and spaces aren't code.
    const [, name = text, rest] = (isCode && /^(.*?)([.,;:]?\s*)$/s.exec(text)) || [];
    add(isCode, name);
    add(false, rest);
  }
  return runs;
}

/** How only code is written: `withdrawMax`, `MAX_COUNT`, `SablierFlow`, `UD60x18`, `0x2a`, `name = "`, `vm.prank("`, or `fee(a, b)`. */
const codeName =
  /^(?:[a-z]{2,}\d*[A-Z]|[A-Za-z\d]+_\w|I?Sablier(?:V2)?[A-Z]|[US]D\d+x\d|0x[\da-fA-F]|\w+ = "|[\w.]+\((?:"|\w+, .*\)))/;

const isCodeName = (word: string): boolean => codeName.test(word.replace(/^\W+/, ''));

/** In the title of an item or a contract, all words are names, except its release. */
export const isTitleName = (word: string): boolean => !/^v\d/.test(word);
