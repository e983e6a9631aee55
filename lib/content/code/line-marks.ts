/** A comment that only changes how a line looks on the page, such as `// [!code ++]`. */
const mark = /[ \t]*(?:\/\/|#|--|\/\*|<!--)[ \t]*\[!code (\+\+|--)\][ \t]*(?:\*\/|-->)?/;

/** Reads the comments that mark lines. Returns the code without them, and the class of each marked line, from 1. */
export function readLineMarks(code: string): { plain: string; marks: Map<number, string> } {
  const marks = new Map<number, string>();
  const lines = code.split('\n').map((line, index) => {
    const sign = mark.exec(line)?.[1];
    if (sign) marks.set(index + 1, sign === '++' ? 'line-added' : 'line-removed');
    return line.replace(mark, '');
  });
  return { plain: lines.join('\n'), marks };
}
