import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files that all pages share, such as stylesheets, and the file that replaces them. */
export type SharedFiles = { parts: [string, ...string[]]; file: string };

/** Returns those of each page's files that all pages have, in the first page's order; `undefined` if fewer than two. */
export function findShared(named: readonly string[][]): SharedFiles['parts'] | undefined {
  const [first = [], ...others] = named;
  const [base, ...rest] = first.filter((file) => others.every((files) => files.includes(file)));
  return base === undefined || rest.length === 0 ? undefined : [base, ...rest];
}

/** Reads a folder's files with an ending, such as `.css`, by their names. */
export const readFiles = (folder: string, ending: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Returns a name for a file with this text, which no other text has. */
export const hashedName = (text: string, extension: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16) + extension;

/** Returns the source of a regular expression that matches any of these names. */
export const anyOf = (files: readonly string[]): string =>
  `(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})`;

/** Returns the error for output of Next that a step doesn't know. */
export const unknownOutput = (what: string): Error =>
  new Error(`${what} Has a new version of Next changed how it writes them?`);
