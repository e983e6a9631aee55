import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** What an author asks of `npm run check:content`. */
export type CheckOptions = ReturnType<typeof readOptions>;

const flags = ['strict', 'all', 'fix', 'help'] as const;

export const usage = `npm run check:content [files or folders] [-- --fix] [-- --all] [-- --strict]

Checks every page, link, word, sidebar entry, and redirect, and reports problems in the given files, or in all of them.

  --fix      first applies the fixes that are always right, such as spaces and American spelling
  --all      shows every problem, including notices
  --strict   fails if there are warnings, as on pull requests
  --help     shows this text`;

/**
 * Reads the arguments of `npm run check:content`. npm takes flags before `--` for its own, and passes them on as
 * variables.
 * @param args without node and the script
 * @param variables the environment
 * @throws Error for an unknown flag or a file that doesn't exist
 */
export function readOptions(args: string[], variables: Record<string, string | undefined>) {
  const { values, positionals } = parse(args);
  const has = (name: (typeof flags)[number]): boolean =>
    values[name] === true || variables[`npm_config_${name}`] === 'true';
  return {
    /** Files and folders to report, from the repository's root; all of them if empty. */
    places: positionals.map(toPlace),
    strict: has('strict'),
    all: has('all'),
    fix: has('fix'),
    help: values.help === true,
  };
}

function parse(args: string[]) {
  try {
    const options = Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }]));
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
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
    throw new Error(`There is no file ${name}. Name it from the root, such as content/concepts/fees.mdx.`);
  return found;
}

/** Whether a problem's file is one of the places, or in one of them. */
export const isAtPlace = (file: string, places: readonly string[]): boolean =>
  places.length === 0 ||
  places.some((place) => place === '.' || file === place || file.startsWith(`${place}/`));
