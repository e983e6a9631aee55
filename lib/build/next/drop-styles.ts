/** Takes stylesheets out of a page or of its payload. */
export function dropStyles(text: string, files: readonly string[]): string {
  const named = files.filter((file) => text.includes(file));
  if (named.length === 0) return text;
  const address = `"[^"]*/(?:${named.map((file) => file.replaceAll('.', '\\.')).join('|')})"`;
  return text.replaceAll(rowOf(address), '$1null').replaceAll(linkTo(address), '');
}

/** `["$","link","0",{"rel":"stylesheet","href":"…"}]` in a payload. */
const elementOf = (address: string): string =>
  `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`;

/** The element in a row of its own, to which others refer: the row must stay. */
const rowOf = (address: string): RegExp => new RegExp(`^([0-9a-f]+:)${elementOf(address)}$`, 'gm');

/**
 * `<link rel="stylesheet" href="…" …/>`; the same as an element of a list in a payload; and the row of a payload that has
 * the browser fetch it early.
 */
const linkTo = (address: string): RegExp =>
  new RegExp(
    [
      `<link rel="stylesheet" href=${address}[^>]*>`,
      `,${elementOf(address)}|${elementOf(address)},?`,
      `^:HL\\[${address},"style"\\]\\n`,
    ].join('|'),
    'gm',
  );
