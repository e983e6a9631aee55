import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/site/files-below';
import { readPageAssets } from './page-assets';

/** A folder that a build wrote. */
export type Output = {
  /** Every page's file name, such as `concepts/streaming.html`. */
  pages: string[];
  /** The number of files that only redirect. */
  redirects: number;
  files: OutputFile[];
};

export type OutputFile = {
  /** Path relative to the folder, with slashes. */
  name: string;
  bytes: number;
};

/** Lists the files of a build. Pages differ from redirects in that they load a payload. */
export function readOutput(folder: string): Output {
  const files = filesBelow(folder).map((file) => ({
    name: path.relative(folder, file).split(path.sep).join('/'),
    bytes: fs.statSync(file).size,
  }));
  const html = files.map(({ name }) => name).filter((name) => name.endsWith('.html'));
  const isPage = (name: string) =>
    readPageAssets(fs.readFileSync(path.join(folder, name), 'utf8')).payload !== undefined;
  const pages = html.filter(isPage);
  return {
    // Next writes the "not found" page twice.
    pages: pages.filter((name) => name !== '_not-found.html').sort(),
    redirects: html.length - pages.length,
    files,
  };
}
