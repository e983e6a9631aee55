import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { readPageAssets } from './page-assets';

/** A folder that a build wrote. */
export type Output = {
  /** Every page once, as its file's name: `concepts/streaming.html`. */
  pages: string[];
  /** How many files only lead an old address on. */
  redirects: number;
  files: OutputFile[];
};

export type OutputFile = {
  /** Path below the folder, with slashes. */
  name: string;
  bytes: number;
};

/** Lists what a build wrote. Pages are told from redirects by the payload that they load. */
export function readOutput(folder: string): Output {
  const files = filesBelow(folder).map((file) => ({
    name: path.relative(folder, file).split(path.sep).join('/'),
    bytes: fs.statSync(file).size,
  }));
  const html = files.map(({ name }) => name).filter((name) => name.endsWith('.html'));
  const isPage = (name: string) =>
    readPageAssets(fs.readFileSync(path.join(folder, name), 'utf8')).payload !== undefined;
  const loading = html.filter(isPage);
  return {
    // The framework writes the page for unknown addresses a second time under a name of its own.
    pages: loading.filter((name) => name !== '_not-found.html').sort(),
    redirects: html.length - loading.length,
    files,
  };
}
