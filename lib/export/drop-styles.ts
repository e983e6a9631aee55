/** Takes stylesheets out of a page or of its payload. */
export const dropStyles = (text: string, files: readonly string[]): string =>
  files.reduce((rest, file) => rest.replaceAll(linkTo(file), ''), text);

/**
 * `<link rel="stylesheet" href="…" …/>`; the same as an element of a payload that isn't the first of its list; and the row
 * of a payload that has the browser fetch it early.
 */
function linkTo(file: string): RegExp {
  const address = `"[^"]*/${file.replaceAll('.', '\\.')}"`;
  return new RegExp(
    [
      `<link rel="stylesheet" href=${address}[^>]*>`,
      `,\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`,
      `^:HL\\[${address},"style"\\]\\n`,
    ].join('|'),
    'gm',
  );
}
