/** Headers by name. */
export type Headers = Record<string, string>;

/**
 * The headers that hosts send with every file, besides how long it keeps.
 * @param policy what `headerPolicy` returns
 */
export const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  // Not for subdomains: what is served there is not ours to decide, and a browser that was told so can't be asked to forget.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Folders of `_next/static` whose files change their names with their content; the rest is named after the commit. */
export const hashedFolders = ['chunks', 'css', 'media'] as const;

/** For files in them. */
export const keepForever = 'public, max-age=31536000, immutable';

/** For everything else: a browser asks again each time, which costs a short 304 when nothing has changed. */
export const askAgain = 'no-cache';
