import fs from 'node:fs';
import { z } from 'zod';
import type { Redirect } from '@/redirects';

/** An absolute path on the site. `//` and `/\` would lead to another site. */
const sitePath = z.string().regex(/^\/(?![/\\])/, 'is not a path on the site');

const schema = z.array(z.strictObject({ from: sitePath, to: sitePath }));

/**
 * Reads the redirects that a build wrote next to its export, where hosts don't publish them.
 * @returns each old path and its target, both without the base path
 * @throws if the file is invalid; the message contains its name and the mistakes
 */
export function readRedirects(file: string): Redirect[] {
  const result = schema.safeParse(parseJson(file));
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'The file'}: ${issue.message}`,
  );
  throw new Error(
    `${file} isn't a valid list of redirects:\n${lines.join('\n')}\nTo write it again, run  npm run build`,
  );
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} can't be read. To write it again, run  npm run build`, { cause });
  }
}
