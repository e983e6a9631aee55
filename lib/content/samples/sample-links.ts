import type { CodeLink } from '@/lib/content/code/highlight';
import { entryFinder, type FindEntry } from '@/lib/protocol/reference/find-entry';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import { env } from '@/lib/site/env';
import { releaseId } from '@/lib/site/release';
import type { Shown } from './regions';
import { sampleFile } from './sample-files';
import { namesInSample } from './sample-names';
import { releasesOfSample } from './solidity-imports';

/**
 * Links the names in a Solidity sample to their entries in the contract reference.
 * @param name as in `listSamples`
 * @param shown the part of the sample that a page shows
 * @returns the links in the order of the code; empty if the site has other content, and therefore no reference
 */
export function linksInSample(name: string, { code, lineNumbers, indent }: Shown): CodeLink[] {
  if (env.contentDir) return [];
  const findEntry = finderOf(releasesOfSample(sampleFile(name)));
  const starts = startsOfLines(code);
  return namesInSample(name).flatMap(({ line, column, length, declaration, through }) => {
    const start = starts[lineNumbers.indexOf(line)];
    const entry = start === undefined ? undefined : findEntry(declaration, through);
    if (start === undefined || !entry) return [];
    const { href, signature, sentence } = entry;
    const from = start + column - indent;
    return [
      { start: from, end: from + length, href, card: [signature, sentence].filter(Boolean).join('\n\n') },
    ];
  });
}

function startsOfLines(code: string): number[] {
  let start = 0;
  return code.split('\n').map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}

const finders = new Map<readonly string[], FindEntry>();

function finderOf(releases: readonly string[]): FindEntry {
  const known = finders.get(releases);
  if (known) return known;
  const made = entryFinder(loadReleases().filter(({ release }) => releases.includes(releaseId(release))));
  finders.set(releases, made);
  return made;
}
