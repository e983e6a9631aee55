import fs from 'node:fs';
import { type Problem, placeIn, warningAt } from '@/lib/markup/problem';
import { filesBelow } from '@/lib/site/files-below';

/** Matches URLs of files and folders: the owner and name, `blob` or a similar word, and the rest. */
const address =
  /https?:\/\/(?:(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/(?:blob|blame|raw|tree|commits)|raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+)\/([^/\s)"'`<>\]#?]+)/g;

const commit = /^[0-9a-f]{7,40}$/;
const tag = /^v?\d+(\.\d+)+([-.+]\w+)*$/;

/**
 * Finds links to a branch of a repository in pages, snippets, data, and samples. When the branch changes or
 * disappears, the page no longer matches the file that it links to. Links to whole repositories are fine.
 */
export const checkRepositoryLinks = (): Problem[] =>
  filesBelow('content').flatMap((file) => branchLinks(file, fs.readFileSync(file, 'utf8')));

/** Finds such links in a single text. */
export function branchLinks(file: string, text: string): Problem[] {
  return [...text.matchAll(address)].flatMap(({ 0: link, 1: name = '', index }) => {
    if (commit.test(name) || tag.test(name)) return [];
    return warningAt(
      placeIn(file, text, index),
      'repository-links',
      `${link} is on a branch, which changes under the reader.`,
      'Link to a tag or a commit: open the file on GitHub and press y, which puts the commit into the address.',
    );
  });
}
