import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies a build's inputs into an emptied folder, without caches. The bundler follows no symlinks out of its root, so
 * packages are hard-linked, or copied to another disk. The symlink to `.git` has the pages' dates and keeps the bundler
 * from the surrounding repository.
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

/** Lists the files that git tracks or would track, if they exist. */
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
