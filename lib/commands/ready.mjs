// Installs the packages in package-lock.json if node_modules doesn't match it. This runs before anything is installed, so
// it's the only step in plain JavaScript, without dependencies, and in words that older versions of Node understand. With
// `--without-dev`, packages that only tests need may be missing, as after `npm ci --omit=dev`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const withoutDev = process.argv.includes('--without-dev');

requireNode();
if (!isInstalled() || isForOtherPlatform()) {
  // `npm ci` would empty the folder that the link leads to.
  if (fs.lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to a folder with other packages. Remove the link, or run npm ci there.',
    );
    process.exit(1);
  }
  install();
}

/** Ends the command if this version of Node is older than the one in package.json. */
function requireNode() {
  const { engines } = fs.existsSync('package.json')
    ? JSON.parse(fs.readFileSync('package.json', 'utf8'))
    : {};
  const required = (/\d+(\.\d+)*/.exec(engines?.node ?? '') ?? ['0'])[0];
  if (process.versions.node.localeCompare(required, 'en', { numeric: true }) >= 0) return;
  console.error(`This site needs Node ${required} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

function install() {
  console.log('Installing packages…');
  // Scripts run this one silently, and npm would then not say why it fails. With NODE_ENV=production, it would leave out the
  // packages that test the site.
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=warn'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (error) console.error(`npm can't be started: ${error.message}`);
  if (status !== 0) process.exit(status || 1);
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
 * Whether Node on another platform installed the packages, for example one for another processor: then there are optional
 * packages for that platform, and none for this one.
 */
function isForOtherPlatform() {
  const installed = Object.values(readPackages('node_modules/.package-lock.json') ?? {}).filter(
    ({ optional, os, cpu }) => optional && os && cpu,
  );
  if (installed.length === 0) return false;
  if (installed.some(({ os, cpu }) => os.includes(process.platform) && cpu.includes(process.arch)))
    return false;
  console.log(`The packages were installed for another platform than ${process.platform}-${process.arch}.`);
  return true;
}

/**
 * @param {string} file
 * @returns the packages of a lock file by folder, or `undefined` if there's no such file
 */
function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined;
}
