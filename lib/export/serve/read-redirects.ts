import fs from 'node:fs';
import { z } from 'zod';
import type { Redirect } from '@/redirects';

/**
 * Reads the redirects that a build wrote next to its export, where hosts don't publish them: each old path and its target,
 * both without the base path.
 * @throws if the file can't be read; the message says how to write it again
 */
export function readRedirects(file: string): Redirect[] {
  try {
    const redirects = JSON.parse(fs.readFileSync(file, 'utf8'));
    return z.array(z.object({ from: z.string(), to: z.string() })).parse(redirects);
  } catch (cause) {
    throw new Error(`${file} can't be read. To write it again, run  npm run build`, { cause });
  }
}
