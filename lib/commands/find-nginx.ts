import fs from 'node:fs';
import path from 'node:path';

/** Debian keeps servers where only an administrator's shell looks. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin'];

/** The path of nginx, with which tests try what DEPLOYING.md says of it, or `undefined` where it isn't installed. */
export const findNginx = (): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...alsoIn]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));
