/** Takes stylesheets out of a page or of its payload. */
export const dropStyles = (text: string, files: readonly string[]): string =>
  files.reduce((rest, file) => rest.replaceAll(rowOf(file), '$1null').replaceAll(linkTo(file), ''), text);

const addressOf = (file: string): string => `"[^"]*/${file.replaceAll('.', '\\.')}"`;

/** `["$","link","0",{"rel":"stylesheet","href":"…"}]` in a payload. */
const elementOf = (file: string): string =>
  `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${addressOf(file)}[^{}]*\\}\\]`;

/** The element in a row of its own, to which others refer: the row must stay. */
const rowOf = (file: string): RegExp => new RegExp(`^([0-9a-f]+:)${elementOf(file)}$`, 'gm');

/**
 * `<link rel="stylesheet" href="…" …/>`; the same as an element of a list in a payload; and the row of a payload that has
 * the browser fetch it early.
 */
const linkTo = (file: string): RegExp =>
  new RegExp(
    [
      `<link rel="stylesheet" href=${addressOf(file)}[^>]*>`,
      `,${elementOf(file)}|${elementOf(file)},?`,
      `^:HL\\[${addressOf(file)},"style"\\]\\n`,
    ].join('|'),
    'gm',
  );
