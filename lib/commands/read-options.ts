import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '@/lib/markup/nearest';
import { StepFailed } from './run';

/** What an author asks of `npm run check:content`. */
export type CheckOptions = {
  /** Files and folders to report, from the repository's root; all of them if empty. */
  places: string[];
  strict: boolean;
  all: boolean;
  fix: boolean;
  help: boolean;
};

const flags = ['strict', 'all', 'fix', 'help'] as const;

export const usage = `npm run check:content [files or folders] [-- --fix] [-- --all] [-- --strict]

Checks every page, link, word, sidebar entry, and redirect, and reports problems in the given files, or in all of them.

  --fix      first applies the fixes that are always right, such as straight quotes
  --all      shows every problem, including notices
  --strict   fails if there are warnings, as on pull requests
  --help     shows this text`;

/**
 * Reads the arguments of `npm run check:content`. npm takes flags before `--` for its own, and passes them on as
 * variables.
 * @param args without node and the script
 * @param variables the environment
 * @throws StepFailed for an unknown flag or a file that doesn't exist
 */
export function readOptions(args: string[], variables: Record<string, string | undefined>): CheckOptions {
  const { tokens } = parseArgs({ args, strict: false, allowPositionals: true, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  for (const name of given) {
    if (flags.some((flag) => flag === name)) continue;
    const guess = nearest(name, flags);
    throw new StepFailed(
      `The flag --${name} doesn't exist.${guess ? ` Did you mean --${guess}?` : ''}\n\n${usage}`,
    );
  }
  const has = (name: (typeof flags)[number]): boolean =>
    given.includes(name) || variables[`npm_config_${name}`] === 'true';
  const named = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  return {
    places: named.map(toPlace),
    strict: has('strict'),
    all: has('all'),
    fix: has('fix'),
    help: given.includes('help'),
  };
}

/** Accepts the path of a file or a folder, and the address of a page. */
function toPlace(name: string): string {
  const relative = path.relative('.', name).split(path.sep).join('/') || '.';
  const slug = name.replace(/^\/|\/$/g, '');
  const found = [
    relative,
    ...['content/', ''].flatMap((folder) => [`${folder}${slug}.mdx`, `${folder}${slug}`]),
  ].find((each) => fs.existsSync(each));
  if (found === undefined || found.startsWith('..'))
    throw new StepFailed(
      `There is no file ${name}. Name it from the root, such as content/concepts/fees.mdx.`,
    );
  return found;
}

/** Whether a problem's file is one of the places, or in one of them. */
export const isAtPlace = (file: string, places: readonly string[]): boolean =>
  places.length === 0 ||
  places.some((place) => place === '.' || file === place || file.startsWith(`${place}/`));
