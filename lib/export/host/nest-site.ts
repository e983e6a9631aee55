import fs from 'node:fs';
import path from 'node:path';

/** Whether a file of an export configures a host, which looks for it at the root. */
export const isForHosts = (name: string): boolean =>
  /^(_redirects|_headers|vercel\.json|[\w.]+\.nginx\.conf|site\.(caddy|apache\.conf))$/.test(name);

/** Files that hosts and browsers request from the root, wherever the site is. */
export const alsoAtRoot = ['404.html', 'favicon.ico'];

/**
 * Moves an export into the folder of its base path, for hosts that publish a whole folder: `out/docs/…` for `/docs`. The
 * files that configure hosts stay at the root, and the files that are requested there are copied.
 * @param folder the finished export; changed in place, once
 * @throws if there's no base path
 */
export function nestSite(folder: string, basePath: string): void {
  if (basePath === '') throw new Error('Set BASE_PATH to the path for which the site was built.');
  const target = path.join(folder, basePath);
  if (fs.existsSync(path.join(target, 'index.html'))) return;
  const names = fs.readdirSync(folder).filter((name) => !isForHosts(name));
  // Under another name at first, because a folder of the site can have the name of the base path.
  const aside = path.join(folder, '.nested');
  fs.mkdirSync(aside);
  for (const name of names) fs.renameSync(path.join(folder, name), path.join(aside, name));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.renameSync(aside, target);
  for (const name of alsoAtRoot) fs.copyFileSync(path.join(target, name), path.join(folder, name));
}
