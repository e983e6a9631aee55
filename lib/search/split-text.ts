/** Bytes of a text in UTF-8, as it travels. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Bytes of a text within JSON, without the quotes round it. */
const jsonBytes = (text: string): number => byteLength(JSON.stringify(text)) - 2;

/**
 * Splits a text into pieces of at most `room` bytes each, as they stand in JSON: between paragraphs, where one paragraph is
 * longer between sentences, and where one sentence is longer between words.
 * @returns the text itself when it fits; a single word that is longer stays whole
 */
export function splitText(text: string, room: number): string[] {
  const separators = ['\n', /(?<=[.!?:]) /, ' '] as const;
  return splitAt(text, room, separators);
}

function splitAt(text: string, room: number, [separator, ...finer]: readonly (string | RegExp)[]): string[] {
  if (separator === undefined || jsonBytes(text) <= room) return [text];
  const joint = separator === '\n' ? '\n' : ' ';
  const pieces: string[] = [];
  for (const part of text.split(separator).flatMap((each) => splitAt(each, room, finer))) {
    const last = pieces.at(-1);
    const joined = `${last}${joint}${part}`;
    if (last !== undefined && jsonBytes(joined) <= room) pieces[pieces.length - 1] = joined;
    else pieces.push(part);
  }
  return pieces;
}
