import fs from 'node:fs';
import { z } from 'zod';
import type { Redirect } from '@/redirects';

/** An absolute path on the site. `//` and `/\` would lead to another site. */
const sitePath = z.string().regex(/^\/(?![/\\])/);

const schema = z.array(z.strictObject({ from: sitePath, to: sitePath }));

/**
 * Reads the redirects that a build wrote next to its export, where hosts don't publish them: each old path and its target,
 * both without the base path.
 * @throws if the file is invalid; the message says how to write it again
 */
export function readRedirects(file: string): Redirect[] {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} can't be read. To write it again, run  npm run build`, { cause });
  }
}
