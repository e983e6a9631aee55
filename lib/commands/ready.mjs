// Installs the packages in package-lock.json if node_modules doesn't match it. This runs before anything is installed, so
// it's the only step in plain JavaScript, without dependencies. With `--without-dev`, packages that only tests need may be
// missing, as after `npm ci --omit=dev`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const withoutDev = process.argv.includes('--without-dev');

if (!isInstalled()) {
  // `npm ci` would empty the folder that the link leads to.
  if (fs.lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to a folder with other packages. Remove the link, or run npm ci there.',
    );
    process.exit(1);
  }
  console.log('Installing packages…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether every package of the lock file is installed in its version. Packages for other platforms are optional. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted ?? {}).every(
    ([folder, { version, optional, dev }]) =>
      folder === '' ||
      installed?.[folder]?.version === version ||
      (installed && !installed[folder] && (optional || (dev && withoutDev))),
  );
}

/**
 * @param {string} file
 * @returns the packages of a lock file by folder, or `undefined` if there's no such file
 */
function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined;
}
