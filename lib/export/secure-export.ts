import fs from 'node:fs';
import path from 'node:path';
import { workerHeaders } from '@/lib/browser/offline/register-worker';
import { playsVideos } from '@/lib/content/videos';
import { hostRules, movedVariable } from '@/lib/nav/redirects/host-rules';
import { env } from '@/lib/site/env';
import type { Redirect } from '@/redirects';
import { writeNewFile } from './export-files';
import { nginxSite } from './host/nginx-site';
import { headerFiles, securityHeaders, vercelHeaders } from './security/headers';
import { hashInlineScripts } from './security/inline-scripts';
import { addPolicy, headerPolicy } from './security/policy';

/**
 * Adds the content security policy to each page, which has to be complete, and writes the rule files for hosts.
 * @param folder the export; changed in place
 * @throws if a page can't get a policy; the message contains its name
 */
export function secureExport(folder: string, redirects: readonly Redirect[]): void {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) securePage(folder, file);
  const { basePath } = env;
  const headers = {
    ...securityHeaders(headerPolicy(env)),
    ...(env.hasServiceWorker && workerHeaders(basePath)),
  };
  const moved = movedVariable(env.siteUrl, basePath);
  const files = {
    ...hostRules(redirects, basePath, moved, { headers: vercelHeaders(headers, basePath) }),
    ...headerFiles(headers, basePath),
    'site.nginx.conf': nginxSite(basePath, moved),
  };
  for (const [name, text] of Object.entries(files)) writeNewFile(folder, name, text);
}

/** @param name the page's path in the export, such as `support/faq.html` */
function securePage(folder: string, name: string): void {
  const file = path.join(folder, name);
  const html = fs.readFileSync(file, 'utf8');
  const settings = { ...env, playsVideos: playsVideos(`/${name.replace(/\.html$/, '')}`) };
  try {
    fs.writeFileSync(file, addPolicy(html, hashInlineScripts(html), settings));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
