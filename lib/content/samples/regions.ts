/** A file or a part of it, as a page shows it. */
export type Shown = {
  /** Its lines without markers and without their common indentation. */
  code: string;
  /** The line in the file of each of its lines, counting from 1. */
  lineNumbers: number[];
  /** The number of characters that were removed from the start of each line that isn't empty. */
  indent: number;
};

export type Region = Shown & { name: string };

type RegionMistake = { line: number; what: string; fix: string };

type Line = { number: number; text: string };
type OpenRegion = { name: string; line: Line };

const markerLine = /^\s*(?:\/\/|#)\s*#(?:region\s+([\w-]+)|endregion)\s*$/;
/** A line that looks like a marker but has the wrong comment syntax, no name, or several words. */
const nearMarker = /^\s*(?:\/\/|\/\*|<!--|#)?\s*#(?:end ?)?region\b/i;

/**
 * Reads the regions of a file. A region starts with a line `// #region name` and ends with the matching `//
 * #endregion`, or `# #region name` in languages whose comments start with `#`. Regions can be nested.
 * @returns the regions from top to bottom and all mistakes; regions may be missing if there are mistakes
 */
export function readRegions(text: string): { regions: Region[]; mistakes: RegionMistake[] } {
  const lines = toLines(text);
  const regions: Region[] = [];
  const mistakes: RegionMistake[] = [];
  const open: OpenRegion[] = [];
  const names = new Set<string>();
  const report = ({ number, text }: Line, what: string, fix: string) => {
    const comment = /^\s*#/.test(text) ? '#' : '//';
    mistakes.push({ line: number, what, fix: fix.replaceAll('{//}', comment) });
  };

  for (const line of lines) {
    const marker = markerLine.exec(line.text);
    const name = marker?.[1];
    if (name !== undefined) {
      if (names.has(name))
        report(line, `There are two regions "${name}".`, 'Give one of the two another name.');
      names.add(name);
      open.push({ name, line });
    } else if (marker) {
      const region = open.pop();
      const shown = visibleOf(lines.slice(region?.line.number, line.number - 1));
      if (!region)
        report(
          line,
          'This #endregion closes nothing.',
          'Write {//} #region name above the first line of the region, or remove it.',
        );
      else if (shown.length === 0)
        report(
          region.line,
          `The region "${region.name}" contains no code.`,
          'Put its markers around the lines that it shows.',
        );
      else regions.push({ name: region.name, ...toShown(shown) });
    } else if (nearMarker.test(line.text))
      report(
        line,
        `"${line.text.trim()}" is not a marker of a region.`,
        'Write {//} #region name, with one word as the name, or {//} #endregion.',
      );
  }
  for (const { name, line } of open)
    report(line, `The region "${name}" is never closed.`, 'Write {//} #endregion below its last line.');
  return { regions: regions.sort((a, b) => startOf(a) - startOf(b)), mistakes };
}

const startOf = ({ lineNumbers }: Shown): number => lineNumbers[0] ?? 0;

/** Returns the whole file as a page shows it, without markers and surrounding empty lines. */
export const wholeFile = (text: string): Shown => toShown(visibleOf(toLines(text)));

const toLines = (text: string): Line[] =>
  text.split(/\r?\n/).map((each, index) => ({ number: index + 1, text: each.trimEnd() }));

/** Removes markers, leading and trailing empty lines, and one of two empty lines that surround a marker. */
function visibleOf(lines: Line[]): Line[] {
  const visible = lines
    .filter(({ text }) => !markerLine.test(text))
    .filter(({ text, number }, index, all) => {
      const above = all[index - 1];
      return text !== '' || above?.text !== '' || above.number === number - 1;
    });
  const isCode = ({ text }: Line) => text !== '';
  const first = visible.findIndex(isCode);
  return first < 0 ? [] : visible.slice(first, visible.findLastIndex(isCode) + 1);
}

function toShown(lines: Line[]): Shown {
  const indents = lines.filter(({ text }) => text !== '').map(({ text }) => text.slice(0, text.search(/\S/)));
  const shared = indents.reduce(sharedStart, indents[0] ?? '');
  return {
    code: lines.map(({ text }) => text.slice(shared.length)).join('\n'),
    lineNumbers: lines.map(({ number }) => number),
    indent: shared.length,
  };
}

function sharedStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}
