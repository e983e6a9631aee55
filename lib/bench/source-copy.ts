import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies what a build reads into a folder that holds no cache and no build, so that measuring starts from nothing and
 * leaves the contributor's own caches and build alone.
 *
 * Sources are copied, because a build may write to its `tsconfig.json`. Packages are hard-linked, because the bundler
 * doesn't follow links out of its root folder. The link to the history gives pages their dates, and marks the copy as a
 * repository of its own: without it the bundler would take the repository around it as its root.
 * @param root the repository
 * @param copy emptied first; hard links need it on the disk of the repository, elsewhere packages are copied, which
 * takes longer
 * @throws Error when git can't tell which files are sources
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

/** Every file that git keeps or would keep, if it is there. */
function listSources(root: string): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
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
