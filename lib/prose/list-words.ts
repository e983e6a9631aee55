import type { Prose } from './read-prose';

/** A word as it stands in a file. */
export type Word = { text: string; start: number };

/** Fewer letters are signs of something more often than words. */
const fewestLetters = 3;

/**
 * The words of a text, each with its offset. Names of code, hexadecimal numbers, addresses and file names are not words:
 * what holds a digit, an underscore, or a capital behind a small letter.
 */
export const listWords = ({ words }: Pick<Prose, 'words'>): Word[] =>
  [...words.matchAll(/[^\s\u200B\uFFFC]+/g)].flatMap(({ 0: chunk, index }) =>
    isName(chunk)
      ? []
      : [...chunk.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)]
          .map(({ 0: text, index: inChunk }) => ({
            text: text.replace(/['’]s$/, ''),
            start: index + inChunk,
          }))
          .filter(({ text }) => text.length >= fewestLetters && !isCamelCase(text)),
  );

/** `SablierFlow`, `PRBMath`; not `NFTs`. */
const isCamelCase = (text: string): boolean => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u.test(text);

/**
 * An address, a file, a repository, or a name with digits: `docs.sablier.com`, `.env`, `/guides`, `sablier-labs/merkle-api`,
 * `UD60x18`, `a_b`.
 */
const isName = (chunk: string): boolean =>
  /\p{L}\.\p{L}|:\/\/|^\(?[./]+\p{L}|^[a-z-]+-[a-z]+\/|\/[a-z]+-|@|_|\p{L}\p{N}|\p{N}\p{L}/u.test(
    chunk.replace(/[.,;:)]+$/, ''),
  );
