/** Revert data as `0x` and an even number of hexadecimal digits in lower case, or what is wrong with the text. */
export type RevertData = { data: `0x${string}` } | { mistake: string };

/**
 * Reads revert data as people paste it: with spaces and line breaks, quoted, in capitals, without `0x`, or with signs
 * that an address encodes.
 * @returns one sentence for a reader when it can't be read
 */
export function readRevertData(text: string): RevertData {
  const clean = decodeSigns(text).replace(/[\s"'`]+/g, '');
  if (clean === '') return { mistake: 'There is nothing to decode: put the revert data behind “data=”.' };
  const digits = clean.replace(/^0x/i, '');
  const stray = /[^0-9a-f]/i.exec(digits);
  if (stray) return { mistake: strayMistake(digits, stray.index) };
  if (digits.length % 2 === 1) {
    const count = digits.length.toLocaleString('en-US');
    return {
      mistake: `Each byte takes two hexadecimal digits, but there are ${count}: one is missing or one too many.`,
    };
  }
  return { data: `0x${digits.toLowerCase()}` };
}

function strayMistake(digits: string, index: number): string {
  // A letter of an emoji takes two places, so it is read whole.
  const sign = String.fromCodePoint(digits.codePointAt(index) ?? 0);
  const place = (index + 1).toLocaleString('en-US');
  return `This is not revert data: digit ${place} is “${sign}”, and only 0 to 9 and a to f can stand there.`;
}

function decodeSigns(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
