/**
 * Revert data as `0x` and an even number of lowercase hexadecimal digits, or a description of the mistake in
 * the text.
 */
export type RevertData = { data: `0x${string}` } | { mistake: string };

/**
 * Parses revert data as people paste it: with spaces and line breaks, in quotes, in capitals, without `0x`,
 * percent-encoded, or as a node's JSON response.
 * @returns a sentence for the reader if the text is invalid
 */
export function readRevertData(text: string): RevertData {
  const decoded = decodePercent(text);
  const clean = (dataInJson(decoded) ?? decoded).replace(/[\s"'`]+/g, '');
  if (clean === '')
    return { mistake: 'There’s nothing to decode. Add the revert data to the address, after “#data=”.' };
  const digits = clean.replace(/^0x/i, '');
  const stray = /[^0-9a-f]/i.exec(digits);
  if (stray) return { mistake: strayMistake(digits, stray.index) };
  if (digits.length % 2 === 1) {
    const count = digits.length.toLocaleString('en-US');
    return {
      mistake: `Each byte takes two hexadecimal digits, but there are ${count}. One is missing, or there’s one too many.`,
    };
  }
  return { data: `0x${digits.toLowerCase()}` };
}

function strayMistake(digits: string, index: number): string {
  // An emoji can consist of two UTF-16 units, so take the first element of an iteration, which is a whole code point.
  const [character] = digits.slice(index);
  const place = (index + 1).toLocaleString('en-US');
  return `This isn’t revert data: digit ${place} is “${character}”, which isn’t a hexadecimal digit (0 to 9 or a to f).`;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the `data` field of a JSON object or of an object inside it, as in
 * `{"error":{"code":3,"data":"0x…"}}`.
 */
function dataInJson(text: string): string | undefined {
  try {
    return findData(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function findData(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('data' in value && typeof value.data === 'string') return value.data;
  return Object.values(value)
    .map(findData)
    .find((data) => data !== undefined);
}
