/** Returns the size of a text in UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Returns the size of a text in JSON, without the quotes. */
const jsonBytes = (text: string): number => byteLength(JSON.stringify(text)) - 2;

/**
 * Splits a text into pieces of at most `room` bytes of JSON. It splits between paragraphs, within a long paragraph
 * between sentences, and within a long sentence between words.
 * @returns the text itself if it fits; a word that's too long stays whole
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
