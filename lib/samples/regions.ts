/** A named part of a file, as a page shows it. */
export type Region = {
  name: string;
  /** The line of the file on which its code begins, from 1. */
  firstLine: number;
  /** Its lines without the markers of regions inside it, and without the indent that all of them share. */
  code: string;
};

/** A marker that is wrong: where, what, and how to mend it, as sentences. */
export type RegionMistake = { line: number; what: string; mend: string };

type Line = { number: number; text: string };
type Marker = { kind: 'begin' | 'end' | 'unreadable'; name: string };
type OpenRegion = { name: string; line: Line };

const markerLine = /^\s*(?:\/\/|#)\s*#(region|endregion)(?:\s+([\w-]+))?\s*$/;
/** A line that is meant to be one: with another sign of a comment, without a name, or with more than one word. */
const nearMarker = /^\s*(?:\/\/|\/\*|<!--|#)?\s*#(?:end ?)?region\b/i;

/**
 * Reads the regions of a file: from a line `// #region name` to the `// #endregion` that belongs to it, or `# #region
 * name` where comments begin with `#`. Regions may lie inside one another, and `#endregion` may repeat the name.
 * @returns the regions from top to bottom, and what is wrong; with a mistake, regions may be missing
 */
export function readRegions(text: string): { regions: Region[]; mistakes: RegionMistake[] } {
  const lines = toLines(text);
  const regions: Region[] = [];
  const mistakes: RegionMistake[] = [];
  const open: OpenRegion[] = [];
  const begun = new Map<string, number>();

  for (const line of lines) {
    const marker = readMarker(line.text);
    if (marker?.kind === 'unreadable') mistakes.push(unreadable(line));
    if (marker?.kind === 'begin') {
      const earlier = begun.get(marker.name);
      if (earlier !== undefined) mistakes.push(double(line, marker.name, earlier));
      begun.set(marker.name, line.number);
      open.push({ name: marker.name, line });
    }
    if (marker?.kind === 'end') {
      const region = open.pop();
      const closed = region ? closeRegion(region, line, marker.name, lines) : nothingOpen(line);
      if ('what' in closed) mistakes.push(closed);
      else regions.push(closed);
    }
  }
  regions.sort((a, b) => a.firstLine - b.firstLine);
  return { regions, mistakes: [...mistakes, ...open.map(unclosed)] };
}

/** The whole file as a page shows it: without markers, and without empty lines at its ends. */
export const withoutMarkers = (text: string): string => toCode(shownOf(toLines(text)));

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
  const shown = shownOf(lines.slice(region.line.number, end.number - 1));
  return shown[0] ? { name: region.name, firstLine: shown[0].number, code: toCode(shown) } : empty(region);
}

/** Leaves out markers, one of two empty lines that meet where one stood, and empty lines at both ends. */
function shownOf(lines: Line[]): Line[] {
  const kept = lines
    .filter(({ text }) => !markerLine.test(text))
    .filter(({ text, number }, index, all) => {
      const above = all[index - 1];
      return text !== '' || above?.text !== '' || above.number === number - 1;
    });
  const isCode = ({ text }: Line) => text !== '';
  const first = kept.findIndex(isCode);
  return first < 0 ? [] : kept.slice(first, kept.findLastIndex(isCode) + 1);
}

function toCode(lines: Line[]): string {
  const indents = lines.filter(({ text }) => text !== '').map(({ text }) => /^\s*/.exec(text)?.[0] ?? '');
  const shared = indents.reduce(sharedStart, indents[0] ?? '');
  return lines.map(({ text }) => text.slice(shared.length)).join('\n');
}

function sharedStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/** What a comment begins with in the language of a line that is one. */
const signOf = ({ text }: Line): string => (/^\s*#/.test(text) ? '#' : '//');

const unreadable = (line: Line): RegionMistake => ({
  line: line.number,
  what: `"${line.text.trim()}" is not a marker of a region.`,
  mend: `Write ${signOf(line)} #region name, with one word as the name, or ${signOf(line)} #endregion.`,
});

const double = (line: Line, name: string, earlier: number): RegionMistake => ({
  line: line.number,
  what: `A region "${name}" began on line ${earlier} already.`,
  mend: 'Give one of the two another name.',
});

const nothingOpen = (line: Line): RegionMistake => ({
  line: line.number,
  what: 'This #endregion closes nothing.',
  mend: `Write ${signOf(line)} #region name above the first line of the region, or take it out.`,
});

const crossed = (line: Line, name: string, innermost: string): RegionMistake => ({
  line: line.number,
  what: `This #endregion names "${name}", but "${innermost}" began last.`,
  mend: 'Close the region first that began last.',
});

const empty = ({ name, line }: OpenRegion): RegionMistake => ({
  line: line.number,
  what: `The region "${name}" holds no code.`,
  mend: 'Put its markers round the lines that it shows.',
});

const unclosed = ({ name, line }: OpenRegion): RegionMistake => ({
  line: line.number,
  what: `The region "${name}" is never closed.`,
  mend: `Write ${signOf(line)} #endregion below its last line.`,
});
