import { singular } from './singular';

/** A term that a word is found by, and the part of the text that it stands for. */
export type Token = { term: string; start: number; end: number };

/** Letters, digits, `_` and `$`; versions and decimals keep their dots. */
const word = /[\p{L}\p{N}_$]+(?:['’]\p{L}+|(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}_$]+)*/gu;

/** A capital with what follows it, a run of capitals, or digits: the parts of `createWithDurationsLL`. */
const camelPart = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+/gu;

const hex = /^0x[0-9a-f]+$/i;

/** What names of contracts and errors begin with and readers leave out. */
const prefix = /^I?Sablier(?:V2)?_?(?=\p{Lu}\p{Ll})/u;

/**
 * The terms of a text, with their places: each word in lower case and in the singular, and of an identifier also its parts,
 * so that `createWithDurationsLL` is found by `durations` and `SablierV2Lockup_Overdraw` by `overdraw`. Hexadecimal
 * numbers stay whole. The same function reads records and queries.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index: start } of text.matchAll(word)) {
    tokens.push({ term: toTerm(raw), start, end: start + raw.length }, ...partsOf(raw, start));
  }
  return tokens;
}

/** The terms of the words of a text. */
export const termsOf = (text: string): string[] => wordsOf(text).map(toTerm);

/** The terms of the parts of its identifiers. */
export const partTermsOf = (text: string): string[] =>
  wordsOf(text).flatMap((raw) => partsOf(raw, 0).map(({ term }) => term));

/** The words of a text as they stand there, without their parts. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** The terms of one word that aren't the word itself. */
function partsOf(raw: string, start: number): Token[] {
  // Most words are no identifiers, and looking for parts is not cheap.
  if (!/[\p{Lu}\d_$]/u.test(raw.slice(1)) || hex.test(raw) || raw.includes('.')) return [];
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

/** A word as it is compared: without accents, in lower case, in the singular. */
export function toTerm(raw: string): string {
  const folded = raw
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .toLowerCase();
  // Accents are rare, and looking for them is not cheap.
  const plain = /^[\x20-\x7e]*$/.test(folded) ? folded : folded.normalize('NFKD').replace(/\p{M}/gu, '');
  return singular(plain);
}
