import fs from 'node:fs';
import path from 'node:path';

/** The folder of the finished site. */
export const exportFolder = 'out';

/** A page of the site: its file and the file's content. */
export type ExportedPage = {
  /** Such as `/concepts/streaming`, or `/` for the home page. */
  address: string;
  /** Such as `concepts/streaming.html`, relative to the site's folder. */
  file: string;
  html: string;
};

/** Lists every file of a built site, as sorted paths relative to its folder. */
export const listFiles = (folder: string = exportFolder): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

export const readExported = (file: string): Buffer => fs.readFileSync(path.join(exportFolder, file));

let pages: readonly ExportedPage[] | undefined;

/**
 * Lists every page with content. The not-found page, redirects, and short links are excluded. Several files of tests ask
 * for them, and a process reads them once.
 */
export function listPages(): readonly ExportedPage[] {
  pages ??= readPages();
  return pages;
}

const readPages = (): ExportedPage[] =>
  listFiles()
    .filter((file) => file.endsWith('.html') && !['404.html', '_not-found.html'].includes(file))
    .map((file) => ({ address: addressOf(file), file, html: readExported(file).toString() }))
    .filter(({ address, html }) => !isMoved(html) && !isShortLink(address));

/** Whether a page is in the sidebar of a section. */
export const isDocumentation = ({ address }: Pick<ExportedPage, 'address'>): boolean =>
  !['/', '/search'].includes(address) && !address.startsWith('/snippets/');

const addressOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

const isMoved = (html: string): boolean => html.includes('This page has moved');

/**
 * Whether a path is a short link such as `/s/0xfdd46d60`, which redirects to an item of the contract
 * reference.
 */
export const isShortLink = (address: string): boolean => address.startsWith('/s/');
