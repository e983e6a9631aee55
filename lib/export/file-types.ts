/** The types of the files in an export, by extension. Servers don't know some of them, and consider `.ts` files videos. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  css: 'text/css',
  xml: 'text/xml',
  js: 'text/javascript',
  ts: 'text/plain',
  graphql: 'text/plain',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  conf: 'text/plain',
};

/**
 * Returns the type of a file for a header. Text has an encoding, because browsers would otherwise read it in a legacy one.
 * Scripts, styles, and XML declare or inherit theirs.
 * @param path of the file, or its URL
 * @returns `undefined` for an unknown extension
 */
export function typeOf(path: string): string | undefined {
  const type = fileTypes[path.slice(path.lastIndexOf('.') + 1)];
  return type && /^text\/(?!css|javascript|xml)/.test(type) ? `${type};charset=utf-8` : type;
}
