import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  exportFolder,
  isDocumentation,
  isShortLink,
  listFiles,
  listPages,
  readExported,
} from './exported-site';

const files = listFiles();
const pages = listPages();

/** Returns the files of the export that contain one of the texts, with the match. */
const filesWith = (patterns: readonly RegExp[]): string[] =>
  files.flatMap((file) => {
    const text = readExported(file).toString('latin1');
    return patterns.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found ? [`${file}: ${found[0].slice(0, 40)}`] : [];
    });
  });

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

// Each article is in its page and in the payload that links to it load, which is 13.4 MB of the total.
test('the whole site stays under 65 MB, and under 195 kB per page with everything that belongs to it', () => {
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(exportFolder, file)).size, 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(65_000_000);
  expect(bytes / pages.length).toBeLessThan(195_000);
});

test('no page contains the inline script that starts the first module, because the joined script does', () => {
  expect(filesWith([/<script id="_R_">/])).toEqual([]);
});

test('stylesheets also work in Safari: text keeps its size on a turned iPhone, and generated text has a plain form', () => {
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readExported(file).toString())
    .join('\n');
  // The bundler removes the prefix if the browsers in package.json don't include Safari on iOS.
  expect(css).toContain('-webkit-text-size-adjust:100%');
  const texts = [...css.matchAll(/content:([^;}]*?) \/ /g)];
  expect(texts.length).toBeGreaterThan(5);
  for (const { 0: whole, 1: plain, index } of texts)
    expect(css.slice(0, index), whole).toMatch(new RegExp(`content:${escaped(plain ?? '')};$`));
});

test('the export contains no unused files: no payload segments and no source maps', () => {
  expect(files).toContain('index.html');
  expect(files.filter((file) => path.basename(file).startsWith('__next.'))).toEqual([]);
  const ours = files.filter((file) => !/^(samples|abi)\//.test(file));
  expect(ours.filter((file) => /\.(map|tsx?|mdx)$/.test(file))).toEqual([]);
});

test('a page starts with at most two scripts, and every referenced script exists', () => {
  for (const { file, html } of pages) {
    const [, scripts = ''] = / data-scripts="([^"]+)"/.exec(html) ?? [];
    expect(scripts, file).toMatch(/^[\w-]+( [\w-]+)?$/);
  }
  const named = files
    .filter((file) => /\.(html|txt|js|json)$/.test(file))
    .flatMap(
      (file) =>
        readExported(file)
          .toString()
          .match(/static\/chunks\/[\w-]+\.js/g) ?? [],
    );
  expect(named.length).toBeGreaterThan(pages.length);
  for (const name of new Set(named)) expect(files).toContain(`_next/${name}`);
});

test('short links are small pages that are listed in /index.json, but not in the sitemap or by search engines', () => {
  const short = files.filter((file) => isShortLink(`/${file}`));
  expect(short.length).toBeGreaterThan(1000);
  const sizes = short.map((file) => fs.statSync(path.join(exportFolder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  const { redirects } = JSON.parse(readExported('index.json').toString());
  expect(short.filter((file) => !(`/${file.replace(/\.html$/, '')}` in redirects))).toEqual([]);
  const isHidden = (file: string) =>
    /<meta name="?robots"? content="?noindex"?>/.test(readExported(file).toString());
  expect(short.filter((file) => !isHidden(file))).toEqual([]);
  expect(readExported('sitemap.xml').toString()).not.toContain('/s/');
});

test('each page contains its text once, and its payload is in a separate file', () => {
  for (const { file, html } of [...pages, { file: '404.html', html: readExported('404.html').toString() }]) {
    expect(html, file).not.toMatch(/__next_f\.push\(\[1,\s*"|<script src=|noModule|next-size-adjust/);
    const payload = /data-payload="\/([^"]+)"/.exec(html)?.[1] ?? '';
    expect(files, `the payload of ${file}`).toContain(decodeURI(payload));
    expect(html, file).not.toMatch(/<link rel="preload" as="script"/);
  }
});

/** Returns the targets of the links in a part of a page. */
const hrefsIn = (html: string, part: RegExp): string[] =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

test('a page contains the sidebar of its own section, and its payload contains no sidebar', () => {
  // Apps and Support show the same pages.
  const sectionOf = (address: string) => address.split('/')[1]?.replace('support', 'apps');
  const documents = pages.filter(isDocumentation);
  const firstPages = hrefsIn(
    readExported('index.html').toString(),
    /<nav [^>]*aria-label="Sections".*?<\/nav>/s,
  );
  expect(firstPages).toHaveLength(6);
  // The sidebars link to these pages of other sections.
  const linked = ['/guides/deployments/overview', '/reference/errors', '/concepts/glossary'];
  for (const { address, file, html } of documents) {
    const links = hrefsIn(html, /<nav id="sidebar".*?<\/nav>/s);
    expect(links, address).toContain(address);
    const foreign = links.filter(
      (href) => sectionOf(href) !== sectionOf(address) && ![...firstPages, ...linked].includes(href),
    );
    expect(foreign, `what the sidebar of ${address} holds of other sections`).toEqual([]);
    const payload = readExported(file.replace(/\.html$/, '.txt')).toString();
    for (const frame of ['id="sidebar"', '"sidebar"', 'aria-label="Sections"', 'Skip to content'])
      expect(payload.includes(frame), `${frame} in the payload of ${address}`).toBe(false);
  }
});

/** Parses rows of React's payload format into ID, tag, and content. */
function rowsOf(payload: Buffer): [id: string, tag: string, content: string][] {
  const rows: [string, string, string][] = [];
  let at = 0;
  while (at < payload.length) {
    const [head = '', id = '', tag = '', length] =
      /^([0-9a-f]*):(?:(T)([0-9a-f]+),|([A-Z]{0,2}))/.exec(
        payload.subarray(at, at + 40).toString('latin1'),
      ) ?? [];
    if (!head) throw new Error(`no row begins at byte ${at}: ${payload.subarray(at, at + 60)}`);
    const start = at + head.length;
    const newline = payload.indexOf('\n', start);
    const end =
      tag === 'T' ? start + Number.parseInt(length ?? '', 16) : newline < 0 ? payload.length : newline;
    rows.push([id, tag, payload.subarray(start, end).toString()]);
    at = tag === 'T' ? end : end + 1;
  }
  return rows;
}

test('every payload is valid text with complete rows', () => {
  // Other text files are for crawlers and readers.
  const payloads = files.filter(
    (file) => file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html')),
  );
  expect(payloads.length).toBeGreaterThanOrEqual(pages.length);
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  // Collected first, because thousands of expectations would be slow.
  const broken: string[] = [];
  for (const file of payloads) {
    const bytes = readExported(file);
    const payload = bytes.toString();
    if (payload.includes('\uFFFD')) broken.push(`${file} isn't UTF-8`);
    const rows = rowsOf(bytes);
    if (!rows.some(([id]) => id === '0')) broken.push(`${file} has no first row`);
    for (const [id, tag, content] of rows)
      if (tag !== 'T' && content !== '' && content !== 'X' && !isJson(content))
        broken.push(`row ${id} of ${file} isn't JSON`);
  }
  expect(broken).toEqual([]);
});

test("the export contains neither the build's path nor secrets", () => {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const places = [process.cwd(), new URL(registry.trim()).host];
  expect(filesWith(places.map((place) => new RegExp(escaped(place))))).toEqual([]);
  const secrets = [
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /\bgh[pousr]_\w{36}/,
    /\bgithub_pat_\w{22}/,
    /\bnpm_\w{36}\b/,
    /\bsk[-_](live|test|proj|ant)[-_]\w{16}/,
    /\bxox[abprs]-[\w-]{10}/,
    /\bAIza[\w-]{35}\b/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    /\b_authToken\b/,
    /\/\/[^/\s"'<>]{1,60}:[^/\s"'<>@]{1,60}@[\w.-]+/,
  ];
  expect(filesWith(secrets)).toEqual([]);
});
