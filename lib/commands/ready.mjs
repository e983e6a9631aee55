// Installs what package-lock.json asks for when node_modules doesn't hold it. This runs before anything is installed,
// so it is the only step in plain JavaScript and uses nothing but Node.
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
  // npm gives the folder the time of its newest package; the comparison above needs the time of the installation.
  fs.utimesSync(installed, new Date(), new Date());
}
