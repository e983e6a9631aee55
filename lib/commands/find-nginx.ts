import fs from 'node:fs';
import path from 'node:path';

/** On Debian, servers are in a folder that's only in the administrator's `PATH`. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin'];

/** The path of nginx, for testing the configuration in DEPLOYING.md, or `undefined` if it isn't installed. */
export const findNginx = (): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...alsoIn]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));
