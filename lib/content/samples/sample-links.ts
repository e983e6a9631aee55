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
export function linksInSample(name: string, { lineNumbers, indent }: Shown): CodeLink[] {
  if (env.contentDir) return [];
  const findEntry = finderOf(releasesOfSample(sampleFile(name)));
  return namesInSample(name).flatMap(({ line, column, length, declaration, through }) => {
    const shownLine = lineNumbers.indexOf(line) + 1;
    const entry = shownLine > 0 ? findEntry(declaration, through) : undefined;
    if (!entry) return [];
    const { href, signature, sentence } = entry;
    const card = [signature, sentence].filter(Boolean).join('\n\n');
    return [{ line: shownLine, column: column - indent, length, href, card }];
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
