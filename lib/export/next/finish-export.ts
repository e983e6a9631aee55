import fs from 'node:fs';
import path from 'node:path';
import { redirectPage, redirectPageFile } from '@/lib/nav/redirects/redirect-page';
import { env } from '@/lib/site/env';
import { atBase } from '@/lib/site/page-paths';
import type { Redirect } from '@/redirects';
import { writeNewFile } from '../export-files';
import { externalizePayload } from './externalize-payload';
import { copyTitle, orderHead, preloadFonts } from './head';
import { joinScripts, linkJoinedScript } from './join-scripts';
import {
  addPlainContent,
  dropStyles,
  findOptionalStyles,
  linkMergedStyle,
  mergeStyles,
  unneededStyles,
} from './merge-styles';
import { slimPayload } from './slim-payload';

/**
 * Turns Next's export into the site: removes files that nothing requests, joins the scripts and stylesheets that all pages
 * share, removes from each page the payload and the stylesheets that it doesn't need, and adds a page for each moved address.
 * @param folder Next's export, which is changed in place
 * @throws Error with the name of the first page that doesn't look as expected
 */
export function finishExport(folder: string, redirects: readonly Redirect[]): void {
  // Sorted, because file systems don't guarantee an order, and the first page determines the order of scripts and styles.
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files) {
    if (isSegment(file) || isBundlerRest(file)) fs.rmSync(path.join(folder, file));
  }
  const pages = files.filter((file) => file.endsWith('.html'));
  const assets = prepareAssets(folder, pages);
  const served = new Map(pages.map((file) => finishPage(folder, file, assets)));
  for (const [file, payload] of served) fs.writeFileSync(path.join(folder, file), payload);
  removeEmptyFolders(folder);
  for (const redirect of redirects) writeRedirect(folder, redirect);
}

/** On file systems that ignore case, old addresses that differ only in case share a file, which must lead to one page. */
function writeRedirect(folder: string, redirect: Redirect): void {
  const page = redirectPage(redirect, env);
  const file = path.join(folder, redirectPageFile(redirect));
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === page) return;
  writeNewFile(folder, redirectPageFile(redirect), page);
}

/** Next also exports payloads in parts for a kind of prefetch. This site always loads the whole payload. */
const isSegment = (file: string): boolean => path.basename(file).startsWith('__next.');

/** The bundler also exports the source of a worker and an empty source map, which nothing loads. */
const isBundlerRest = (file: string): boolean => /^_next.static.*\.(map|ts)$/.test(file);

function finishPage(folder: string, file: string, assets: Assets): [string, string] {
  const payloadFile = file.replace(/\.html$/, '.txt');
  // `404.html` is a copy of `_not-found.html`, which has the payload of both.
  const payloadPath = payloadFile === '404.txt' ? '_not-found.txt' : payloadFile;
  const { optionalStyles, merged, joined, fonts } = assets;
  const read = (name: string) => linkJoinedScript(fs.readFileSync(path.join(folder, name), 'utf8'), joined);
  try {
    const payload = read(payloadPath);
    const html = orderHead(read(file));
    const unneeded = unneededStyles(html, optionalStyles);
    const restyle = (text: string) => linkMergedStyle(dropStyles(text, unneeded), merged);
    const served = restyle(slimPayload(payload));
    const page = externalizePayload(html, payload, atBase(`/${encodeURI(payloadPath)}`, env.basePath), {
      served,
      foreignScript: env.analytics?.script,
    });
    fs.writeFileSync(path.join(folder, file), preloadFonts(copyTitle(restyle(page)), fonts));
    return [payloadPath, served];
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

type Assets = ReturnType<typeof prepareAssets>;

/** Changes the scripts and stylesheets that all pages share, and returns what each page has to refer to. */
function prepareAssets(folder: string, files: readonly string[]) {
  const chunks = path.join(folder, '_next/static/chunks');
  const pages = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  for (const name of fs.readdirSync(chunks).filter((file) => file.endsWith('.css'))) {
    const file = path.join(chunks, name);
    fs.writeFileSync(file, addPlainContent(fs.readFileSync(file, 'utf8')));
  }
  const optionalStyles = findOptionalStyles(chunks, pages);
  const optional = optionalStyles.map(({ file }) => file);
  return {
    optionalStyles,
    merged: mergeStyles(chunks, pages, optional),
    joined: joinScripts(chunks, pages),
    fonts: {
      names: fs.readdirSync(path.join(folder, '_next/static/media')),
      folder: atBase('/_next/static/media/', env.basePath),
    },
  };
}

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
