import { execFileSync } from 'node:child_process';
import { permalinksFile, readPermalinks } from './permalink';

/** The possible main branches, the remote one first. */
const mainBranches = ['origin/main', 'main'];

/**
 * Returns the lines of the list on the main branch, as of the commit where this branch started. They don't
 * include the addresses of a draft, which can still change.
 * @returns `undefined` without git or without a main branch, as in a shallow clone
 */
export function readPublished(): ReadonlySet<string> | undefined {
  for (const branch of mainBranches) {
    const base = git('merge-base', 'HEAD', branch)?.trim();
    const text = base === undefined ? undefined : git('show', `${base}:${permalinksFile}`);
    if (text !== undefined) return new Set(readPermalinks(text));
  }
  return undefined;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
