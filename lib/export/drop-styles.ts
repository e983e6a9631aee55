/** Takes stylesheets out of a page or of its payload. */
export const dropStyles = (text: string, files: readonly string[]): string =>
  files.reduce((rest, file) => rest.replaceAll(linkTo(file), ''), text);

/**
 * `<link rel="stylesheet" href="…" …/>`; the same as an element of a list in a payload; and the row of a payload that has
 * the browser fetch it early.
 */
function linkTo(file: string): RegExp {
  const address = `"[^"]*/${file.replaceAll('.', '\\.')}"`;
  const element = `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`;
  return new RegExp(
    [
      `<link rel="stylesheet" href=${address}[^>]*>`,
      `,${element}|${element},?`,
      `^:HL\\[${address},"style"\\]\\n`,
    ].join('|'),
    'gm',
  );
}
