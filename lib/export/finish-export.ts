import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { workerHeaders } from '@/lib/offline/register-worker';
import { hostRules } from '@/lib/redirects/host-rules';
import { redirectPage, redirectPageFile } from '@/lib/redirects/redirect-page';
import { addPolicy } from '@/lib/security/add-policy';
import { headerFiles, vercelHeaders } from '@/lib/security/header-files';
import { securityHeaders } from '@/lib/security/headers';
import { hashInlineScripts } from '@/lib/security/inline-scripts';
import { headerPolicy } from '@/lib/security/policy';
import type { Redirect } from '@/redirects';
import { externalizePayload } from './externalize-payload';
import { preloadFonts } from './preload-fonts';
import { slimPayload } from './slim-payload';

/**
 * Turns what Next exported into the site: drops the files that nothing asks for, takes the payload out of each page, adds
 * a page for each moved address, writes the content security policy into each page, and adds the rule files of hosts.
 * @param folder what Next exported; changed in place
 * @throws Error that names the page when one doesn't look as expected
 */
export function finishExport(folder: string, redirects: readonly Redirect[]): void {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    if (isSegment(file) || isBundlerRest(file)) fs.rmSync(path.join(folder, file));
    if (file.endsWith('.html')) lighten(folder, file);
  }
  for (const file of files.filter(isPayload)) rewrite(path.join(folder, file), slimPayload);
  removeEmptyFolders(folder);
  for (const redirect of redirects)
    writeNew(folder, redirectPageFile(redirect), addPolicy(redirectPage(redirect, env), env));
  const headers = {
    ...securityHeaders(headerPolicy(hashesOf(folder), env)),
    ...(env.hasServiceWorker && workerHeaders(env.basePath)),
  };
  const rules = {
    ...hostRules(redirects, env.basePath, { headers: vercelHeaders(headers, env.basePath) }),
    ...headerFiles(headers, env.basePath),
  };
  for (const [name, text] of Object.entries(rules)) writeNew(folder, name, text);
}

/**
 * Next exports each page's payload once more in parts, for a prefetch that asks for them one by one. Ours takes the whole
 * payload, so nothing ever asks for the parts.
 */
const isSegment = (file: string): boolean => path.basename(file).startsWith('__next.');

/** The bundler puts the source of a worker and an empty map beside what it made of them; nothing loads either. */
const isBundlerRest = (file: string): boolean => /^_next.static.*\.(map|ts)$/.test(file);

/** A page's payload lies beside its HTML. */
const isPayload = (file: string, _: number, files: string[]): boolean =>
  file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html'));

const rewrite = (file: string, change: (text: string) => string): void =>
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));

function lighten(folder: string, file: string): void {
  const payloadFile = file.replace(/\.html$/, '.txt');
  // The page for unknown addresses is the same as this one, and shares its payload.
  const payloadPath = payloadFile === '404.txt' ? '_not-found.txt' : payloadFile;
  const payload = fs.readFileSync(path.join(folder, payloadPath), 'utf8');
  try {
    rewrite(path.join(folder, file), (html) => {
      const page = externalizePayload(html, payload, `${env.basePath}/${encodeURI(payloadPath)}`, {
        served: slimPayload(payload),
        isEager: env.isEager,
        foreignScript: env.analytics?.script,
      });
      return addPolicy(preloadFonts(page, fontFiles(folder)), env);
    });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Of the inline scripts on all pages; few of them differ. */
const hashesOf = (folder: string): string[] =>
  [
    ...new Set(
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .flatMap((file) => hashInlineScripts(fs.readFileSync(path.join(folder, file), 'utf8'))),
    ),
  ].sort();

const fontFiles = (folder: string) => ({
  names: fs.readdirSync(path.join(folder, '_next/static/media')),
  folder: `${env.basePath}/_next/static/media/`,
});

function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

/** Never writes over what is there: a moved address that is also a page would hide the page. */
function writeNew(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { flag: 'wx' });
}
