// Installs the packages in package-lock.json if node_modules doesn't match it. This runs before anything is installed, so
// it's the only step in plain JavaScript, without dependencies.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const wanted = 'package-lock.json';
const installed = 'node_modules/.package-lock.json';

const isInstalled =
  fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(wanted).mtimeMs - 1000;

if (!isInstalled) {
  console.log('Installing packages…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // npm sets the folder's time to that of its newest package, but the comparison above needs the time of the installation.
  fs.utimesSync(installed, new Date(), new Date());
}
