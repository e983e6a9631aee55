import fs from 'node:fs';
import path from 'node:path';

/** The folder of the finished site. */
export const exportFolder = 'out';

/** One page of the site: its file and what the file holds. */
export type ExportedPage = {
  /** `/concepts/streaming`, or `/` */
  address: string;
  /** `concepts/streaming.html`, below the folder of the site */
  file: string;
  html: string;
};

/** Every file of a built site, as paths below its folder, sorted. */
export const listFiles = (folder: string = exportFolder): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

export const readExported = (file: string): Buffer => fs.readFileSync(path.join(exportFolder, file));

/**
 * Every page that a reader can stand on: neither the not-found page, which has no address, nor moved addresses and short
 * links, which lead on.
 */
export const listPages = (): ExportedPage[] =>
  listFiles()
    .filter((file) => file.endsWith('.html') && !['404.html', '_not-found.html'].includes(file))
    .map((file) => ({ address: toAddress(file), file, html: readExported(file).toString() }))
    .filter(({ address, html }) => !isMoved(html) && !isShortLink(address));

/** A page with an address of its own in the sidebar of a section. */
export const isDocumentation = ({ address }: Pick<ExportedPage, 'address'>): boolean =>
  !['/', '/search'].includes(address) && !address.startsWith('/snippets/');

const toAddress = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

const isMoved = (html: string): boolean => html.includes('This page has moved');

/** `/s/0xfdd46d60`: one of some thousand small pages that lead to an item of the contract reference. */
export const isShortLink = (address: string): boolean => address.startsWith('/s/');
