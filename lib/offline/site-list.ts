/** One file of the whole site: its address without the base path, what tells its content, and the bytes that it takes. */
export type SiteFile = { path: string; hash: string; bytes: number };

/** What makes up the whole site, as `/offline.json` has it. */
export type SiteList = { version: string; bytes: number; files: SiteFile[] };

/** Reads the list; `undefined` stands for one that is missing, garbage, or of another shape. */
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
