import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { nginxSite } from '@/lib/hosting/nginx-site';
import { workerHeaders } from '@/lib/offline/register-worker';
import { hostRules } from '@/lib/redirects/host-rules';
import { addPolicy } from '@/lib/security/add-policy';
import { headerFiles, vercelHeaders } from '@/lib/security/header-files';
import { securityHeaders } from '@/lib/security/headers';
import { hashInlineScripts, hashStyles } from '@/lib/security/inline-scripts';
import { headerPolicy } from '@/lib/security/policy';
import type { Redirect } from '@/redirects';
import { writeNew } from './write-new';

/**
 * The last step of an export, when all its pages stand: writes the content security policy into each of them, and the
 * rule files of hosts, whose headers know the inline scripts of all pages.
 * @param folder the export; changed in place
 * @throws Error that names the page when a policy can't be written into it
 */
export function secureExport(folder: string, redirects: readonly Redirect[]): void {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, file);
    if (file.endsWith('.html')) for (const hash of securePage(place)) scripts.add(hash);
    if (file.endsWith('.svg'))
      for (const hash of hashStyles(fs.readFileSync(place, 'utf8'))) styles.add(hash);
  }
  const headers = {
    ...securityHeaders(headerPolicy([...scripts].sort(), env, [...styles].sort())),
    ...(env.hasServiceWorker && workerHeaders(env.basePath)),
  };
  const files = {
    ...hostRules(redirects, env.basePath, { headers: vercelHeaders(headers, env.basePath) }),
    ...headerFiles(headers, env.basePath),
    'site.nginx.conf': nginxSite(env.basePath),
  };
  for (const [name, text] of Object.entries(files)) writeNew(folder, name, text);
}

/** @returns the hashes of the page's inline scripts */
function securePage(file: string): string[] {
  const html = fs.readFileSync(file, 'utf8');
  const hashes = hashInlineScripts(html);
  try {
    fs.writeFileSync(file, addPolicy(html, hashes, env));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  return hashes;
}
