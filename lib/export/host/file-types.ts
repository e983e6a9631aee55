/** The types of the files in an export, by extension. Hosts' own lists lack some of them, and consider `.ts` files videos. */
export const types: Record<string, string> = {
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
  caddy: 'text/plain',
};

export const isText = (type: string): boolean => type.startsWith('text/');

/** Images and fonts are already compressed. */
export const isCompressibleType = (type: string): boolean => isText(type) || /json|svg/.test(type);

/**
 * Whether to compress a file of the export.
 * @param file its path relative to the export
 */
export const isCompressible = (file: string): boolean =>
  file.startsWith('samples/') || isCompressibleType(types[file.slice(file.lastIndexOf('.') + 1)] ?? '');
