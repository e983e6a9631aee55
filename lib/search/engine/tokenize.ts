import { cached } from './memoize';

/** A search term and its position in the text. */
export type Token = { term: string; start: number; end: number };

/** Letters, digits, `_`, and `$`. Versions and decimals keep their dots. */
const word = /[\p{L}\p{N}_$]+(?:['’]\p{L}+|(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}_$]+)*/gu;

/**
 * Matches the parts of `createWithDurationsLL`: a capital and the letters that follow it, a run of capitals, or digits.
 */
const camelPart = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+/gu;

const hex = /^0x[0-9a-f]+$/i;

/** The prefix of contract and error names that readers leave out. */
const prefix = /^I?Sablier(?:V2)?_?(?=\p{Lu}\p{Ll})/u;

/**
 * Splits a text into lowercase, singular terms with their positions. Identifiers also yield their parts, so
 * `createWithDurationsLL` matches `durations`, and `SablierV2Lockup_Overdraw` matches `overdraw`. Hexadecimal numbers
 * stay whole. Records and queries use the same function.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index: start } of text.matchAll(word)) {
    tokens.push({ term: toTerm(raw), start, end: start + raw.length }, ...partsOf(raw, start));
  }
  return tokens;
}

/** Returns the terms of a text, without identifier parts. */
export const termsOf = (text: string): string[] => wordsOf(text).map(toTerm);

/** Returns the words of a text unchanged, without identifier parts. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** URLs, whose words are no words of the text, words, and line breaks. */
const separated = new RegExp(`(\\bhttps?://\\S+|${word.source}|\\n)`, 'u');

/** Splits a text into words, URLs, line breaks, and what is between them, except for a space between two words or URLs. */
export const fragmentsOf = (text: string): string[] =>
  text
    .split(separated)
    .filter(
      (each, at, all) => each && (each !== ' ' || !isWord(all[at - 1] ?? '') || !isWord(all[at + 1] ?? '')),
    );

/** Whether a fragment of a text is a word or a URL. */
export const isWord = (fragment: string): boolean => /^[\p{L}\p{N}_$]/u.test(fragment);

/** Returns the terms of the parts of a word, if it's an identifier. */
export function partsOf(raw: string, start = 0): Token[] {
  // Most words aren't identifiers, and splitting is expensive.
  if (!/.[\p{Lu}\d_$]/u.test(raw) || hex.test(raw) || raw.includes('.')) return [];
  const parts = [...raw.matchAll(camelPart)];
  if (parts.length < 2) return [];
  const tokenAt = (part: string, index: number): Token => ({
    term: toTerm(part),
    start: start + index,
    end: start + index + part.length,
  });
  const tokens = parts.filter(([part]) => part.length > 1).map(({ 0: part, index }) => tokenAt(part, index));
  const bare = raw.replace(prefix, '');
  const isNew = bare !== raw && !tokens.some(({ term }) => term === toTerm(bare));
  return isNew ? [...tokens, tokenAt(bare, raw.length - bare.length)] : tokens;
}

/** Normalizes a word: lowercase, singular, in American spelling, and without accents. */
export function toTerm(raw: string): string {
  const folded = (/['’]/.test(raw) ? raw.replace(/['’]s$/, '').replace(/['’]/g, '') : raw).toLowerCase();
  // Accents are rare, and normalizing is expensive.
  const plain = /^[\x20-\x7e]*$/.test(folded) ? folded : folded.normalize('NFKD').replace(/\p{M}/gu, '');
  return american(singular(plain));
}

/** British spellings and their American forms, by the ending that differs. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{3})our(?=s?$|ed$|ing$|al$)/, 'or'],
  [/(?<=\w{3})is(?=er?$|ed$|ing$|ation$)/, 'iz'],
  [/(?<=[aeiou])ll(?=ed$|ing$|able$)/, 'l'],
  [/(?<=lic)ence$/, 'ense'],
  [/(?<=che)que$/, 'ck'],
  [/(?<=inst)al(?=ment$)/, 'all'],
  [/(?<=cent)re$/, 'er'],
];

/** Records and queries get the same treatment, so words that only look British do no harm. */
const american = (term: string): string =>
  !/our|is[eia]|ll[aei]|lic|cheque|instal|centre/.test(term)
    ? term
    : spellings.reduce((word, [british, ours]) => word.replace(british, ours), term);

/**
 * Returns the singular of an English word, judging by its ending: `batches` becomes `batch`, and `statuses` becomes
 * `status`. It also changes words that only look like plurals, which is harmless because records and queries get the
 * same treatment.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz|tus|bus|rus)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Endings that related words may lack, as in `withdrawing` and `withdrawal`. */
const ending = /(?:ing|ed|able|ation|ability|ment)$/;

/** Returns a term without its ending, such as `withdraw` for `withdrawing`, or the term itself if it has none. */
export const stemOf = cached((term: string): string => {
  const stem = term.replace(ending, '').replace(/([bdglmnprt])\1$/, '$1');
  return stem.length >= 4 ? stem : term;
});
