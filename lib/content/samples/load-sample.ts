import path from 'node:path/posix';
import { type LanguageId, languageOf } from '@/lib/content/code/languages';
import type { Fault } from '@/lib/content/page-context';
import { nearest } from '@/lib/markup/nearest';
import { toCanonical } from '@/lib/site/addresses';
import { type Region, readRegions, type Shown, wholeFile } from './regions';
import { endingOf, listSamples, readSample, sampleFile, samplesFolder, sampleUrl } from './sample-files';

/** The code of a sample as a page shows it. */
type LoadedSample = { shown: Shown; language: LanguageId };

/**
 * Loads a sample or one of its regions.
 * @param name its path relative to `content/samples/`
 * @param region `undefined` for the whole file
 * @returns the code, or all mistakes if it can't be shown
 */
export function loadSample(name: string, region: string | undefined): LoadedSample | Fault[] {
  const names = listSamples();
  if (!names.includes(name)) return [noSuchFile(name, names)];
  const language = languageOf(endingOf(name));
  if ('unknown' in language) return [unknownEnding(name)];
  const text = readSample(name);
  const { regions, mistakes } = readRegions(text);
  if (mistakes.length > 0)
    return mistakes.map(({ line, what, fix }) => ({ what: `${sampleFile(name)}:${line}: ${what}`, fix }));
  if (region === undefined) return { shown: wholeFile(text), language: language.id };
  const found = regions.find((each) => each.name === region);
  return found ? { shown: found, language: language.id } : [noSuchRegion(name, region, regions)];
}

function noSuchFile(name: string, names: string[]): Fault {
  const isElsewhere = (each: string) => path.basename(each) === path.basename(name);
  const guess = names.find(isElsewhere) ?? nearest(name, names);
  return {
    what: `There is no sample "${name}".`,
    fix: guess ? `Did you mean "${guess}"?` : `Name a file below ${samplesFolder}/.`,
  };
}

const unknownEnding = (name: string): Fault => ({
  what: `The ending of ${sampleFile(name)} names no language that we highlight.`,
  fix: 'Let it end in a language of code fences, as .sol, .ts, .sh, .json, or .graphql.',
});

function noSuchRegion(name: string, region: string, regions: Region[]): Fault {
  const names = regions.map((each) => each.name);
  const guess = nearest(region, names);
  const list = names.length > 0 ? `Its regions: ${names.join(', ')}.` : 'It has no regions.';
  return {
    what: `${sampleFile(name)} has no region "${region}".`,
    fix: guess ? `Did you mean "${guess}"? ${list}` : list,
  };
}

/** Remix loads the newest version of a package, so only samples for the newest releases work there. */
const packages = [
  '@sablier/v2-core/',
  '@sablier/v2-periphery/',
  '@sablier/lockup/',
  '@openzeppelin/contracts/',
  '@prb/math/',
];

/**
 * Returns a URL that opens a sample in Remix, which loads it from this site. Format:
 * https://remix-ide.readthedocs.io/en/latest/locations.html#load-a-file-via-a-url-param-into-the-editor
 * @param name as in `listSamples`
 * @returns `undefined` if the sample doesn't compile in Remix, because it imports another sample or another package
 */
export function remixUrl(name: string): string | undefined {
  if (endingOf(name) !== 'sol') return undefined;
  const imports = [...readSample(name).matchAll(/^import [^"]*"([^"]+)"/gm)].map(([, file = '']) => file);
  if (!imports.every((file) => packages.some((each) => file.startsWith(each)))) return undefined;
  return `https://remix.ethereum.org/#url=${toCanonical(sampleUrl(name))}`;
}
