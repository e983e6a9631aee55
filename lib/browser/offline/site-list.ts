/** One file of the whole site: its path without the base path, its content hash, and its size. */
export type SiteFile = { path: string; hash: string; bytes: number };

/** The files of the whole site, as listed in `/offline.json`. */
export type SiteList = { version: string; bytes: number; files: SiteFile[] };

/** Reads the list. Returns `undefined` if it's missing, corrupt, or in another format. */
export async function readSiteList(response: Response | undefined): Promise<SiteList | undefined> {
  const list: unknown = await response?.json().catch(() => undefined);
  return isSiteList(list) ? list : undefined;
}

const isSiteList = (value: unknown): value is SiteList =>
  isObject(value) &&
  typeof value.version === 'string' &&
  typeof value.bytes === 'number' &&
  Array.isArray(value.files) &&
  value.files.every(isSiteFile);

const isSiteFile = (value: unknown): value is SiteFile =>
  isObject(value) &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  typeof value.hash === 'string' &&
  typeof value.bytes === 'number';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
