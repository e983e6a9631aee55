/** A file or a part of it, as a page shows it. */
export type Shown = {
  /** Its lines without markers and without their common indentation. */
  code: string;
  /** The line in the file of each of its lines, counting from 1. */
  lineNumbers: number[];
  /** The number of characters that were removed from the start of each line that isn't empty. */
  indent: number;
};

/** A named part of a file. */
export type Region = Shown & { name: string };

/** An invalid marker: its line, the mistake, and the fix, as sentences. */
type RegionMistake = { line: number; what: string; fix: string };

type Line = { number: number; text: string };
type Marker = { kind: 'begin' | 'end' | 'unreadable'; name: string };
type OpenRegion = { name: string; line: Line };

const markerLine = /^\s*(?:\/\/|#)\s*#(region|endregion)(?:\s+([\w-]+))?\s*$/;
/** A line that looks like a marker but has the wrong comment syntax, no name, or several words. */
const nearMarker = /^\s*(?:\/\/|\/\*|<!--|#)?\s*#(?:end ?)?region\b/i;

/**
 * Reads the regions of a file. A region starts with a line `// #region name` and ends with the matching `//
 * #endregion`, or `# #region name` in languages whose comments start with `#`. Regions can be nested, and `#endregion`
 * can repeat the name.
 * @returns the regions from top to bottom and all mistakes; regions may be missing if there are mistakes
 */
export function readRegions(text: string): { regions: Region[]; mistakes: RegionMistake[] } {
  const lines = toLines(text);
  const regions: Region[] = [];
  const mistakes: RegionMistake[] = [];
  const open: OpenRegion[] = [];
  const firstLines = new Map<string, number>();

  for (const line of lines) {
    const marker = readMarker(line.text);
    if (marker?.kind === 'unreadable') mistakes.push(unreadable(line));
    if (marker?.kind === 'begin') {
      const earlier = firstLines.get(marker.name);
      if (earlier !== undefined) mistakes.push(double(line, marker.name, earlier));
      firstLines.set(marker.name, line.number);
      open.push({ name: marker.name, line });
    }
    if (marker?.kind === 'end') {
      const region = open.pop();
      const closed = region ? closeRegion(region, line, marker.name, lines) : nothingOpen(line);
      if ('what' in closed) mistakes.push(closed);
      else regions.push(closed);
    }
  }
  regions.sort((a, b) => startOf(a) - startOf(b));
  return { regions, mistakes: [...mistakes, ...open.map(unclosed)] };
}

const startOf = ({ lineNumbers }: Shown): number => lineNumbers[0] ?? 0;

/** Returns the whole file as a page shows it, without markers and surrounding empty lines. */
export const wholeFile = (text: string): Shown => toShown(visibleOf(toLines(text)));

const toLines = (text: string): Line[] =>
  text.split(/\r?\n/).map((each, index) => ({ number: index + 1, text: each.trimEnd() }));

function readMarker(text: string): Marker | undefined {
  const [, word, name = ''] = markerLine.exec(text) ?? [];
  if (word === 'endregion') return { kind: 'end', name };
  if (word && name) return { kind: 'begin', name };
  return nearMarker.test(text) ? { kind: 'unreadable', name } : undefined;
}

function closeRegion(region: OpenRegion, end: Line, name: string, lines: Line[]): Region | RegionMistake {
  if (name !== '' && name !== region.name) return crossed(end, name, region.name);
  const visible = visibleOf(lines.slice(region.line.number, end.number - 1));
  return visible.length > 0 ? { name: region.name, ...toShown(visible) } : empty(region);
}

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

/** Returns the comment syntax of a line. */
const commentPrefixOf = ({ text }: Line): string => (/^\s*#/.test(text) ? '#' : '//');

const unreadable = (line: Line): RegionMistake => ({
  line: line.number,
  what: `"${line.text.trim()}" is not a marker of a region.`,
  fix: `Write ${commentPrefixOf(line)} #region name, with one word as the name, or ${commentPrefixOf(line)} #endregion.`,
});

const double = (line: Line, name: string, earlier: number): RegionMistake => ({
  line: line.number,
  what: `A region "${name}" began on line ${earlier} already.`,
  fix: 'Give one of the two another name.',
});

const nothingOpen = (line: Line): RegionMistake => ({
  line: line.number,
  what: 'This #endregion closes nothing.',
  fix: `Write ${commentPrefixOf(line)} #region name above the first line of the region, or remove it.`,
});

const crossed = (line: Line, name: string, innermost: string): RegionMistake => ({
  line: line.number,
  what: `This #endregion names "${name}", but "${innermost}" began last.`,
  fix: 'Close the region first that began last.',
});

const empty = ({ name, line }: OpenRegion): RegionMistake => ({
  line: line.number,
  what: `The region "${name}" contains no code.`,
  fix: 'Put its markers round the lines that it shows.',
});

const unclosed = ({ name, line }: OpenRegion): RegionMistake => ({
  line: line.number,
  what: `The region "${name}" is never closed.`,
  fix: `Write ${commentPrefixOf(line)} #endregion below its last line.`,
});
