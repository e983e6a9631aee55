import { hashedFolders } from '@/lib/site/hashed-folders';

/** Headers by name. */
export type Headers = Record<string, string>;

/**
 * The headers that hosts send with every file, except for caching.
 * @param policy the result of `headerPolicy`
 */
export const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  // Doesn't include subdomains, because they aren't ours to decide about, and browsers can't be made to forget the
  // setting.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** For hashed files. */
export const keepForever = 'public, max-age=31536000, immutable';

/** For all other files. Browsers revalidate each time, which costs a small 304 response if the file is unchanged. */
export const askAgain = 'no-cache';

/** Data that scripts on other sites may read: files, and folders, which end with a slash. */
export const openData = ['/index.json', '/api-files/', '/csv/', '/deployments/', '/samples/'] as const;

/** Allows every site, because no response depends on who requests it. */
export const openToAll = '*';

/** Headers for some files. A path with a trailing slash applies to everything in the folder. */
export const headerRules: readonly { path: string; headers: Headers }[] = [
  ...openData.map((path) => ({ path, headers: { 'Access-Control-Allow-Origin': openToAll } })),
  ...hashedFolders.map((folder) => ({
    path: `/_next/static/${folder}/`,
    headers: { 'Cache-Control': keepForever },
  })),
];
