import fs from 'node:fs';
import path from 'node:path';
import { listSources } from '@/lib/testing/list-sources';

/**
 * Copies a build's inputs into a folder without caches or earlier builds, so that measurements start from scratch and
 * don't touch the contributor's caches and build.
 *
 * Sources are copied because a build may write to its `tsconfig.json`. Packages are hard-linked because the bundler
 * doesn't follow symlinks out of its root folder. The symlink to `.git` provides the dates of pages and marks the copy
 * as a repository. Without it, the bundler would use the surrounding repository as its root.
 * @param root the repository
 * @param copy the target folder, which is emptied first; on another disk than the repository, packages are copied
 * instead of hard-linked, which takes longer
 * @throws if git can't list the sources
 */
export function copySources(root: string, copy: string): void {
  fs.rmSync(copy, { recursive: true, force: true });
  for (const file of listSources(root)) {
    const target = path.join(copy, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(root, file), target);
  }
  linkFolder(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  fs.symlinkSync(path.join(root, '.git'), path.join(copy, '.git'), 'junction');
}

function linkFolder(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    fs.copyFileSync(source, target);
  }
}
