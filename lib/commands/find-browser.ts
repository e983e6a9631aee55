import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds a Chromium for the tests: the one that `CHROMIUM_PATH` names, else one of the system, else Debian's, which it
 * installs where it may, else Playwright's own, which Playwright fetches.
 * @returns the program's path, or `undefined` for Playwright's own
 */
export async function findBrowser(): Promise<string | undefined> {
  const known = process.env.CHROMIUM_PATH ?? findInPath();
  if (known) return known;
  if (await installFromDebian()) return findInPath();
  console.log('Fetching a browser for the tests…');
  await run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return undefined;
}

function findInPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

async function installFromDebian(): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  try {
    console.log('Installing Chromium for the tests…');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    return true;
  } catch {
    return false;
  }
}
