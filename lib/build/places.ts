import path from 'node:path';
// No alias, because next.config.ts imports this module, and Next doesn't resolve aliases there.
import { env } from '../site/env';

const outName = path.basename(env.outDir);

/** Where a build writes, below the repository's root; git ignores all of it. */
export const places = {
  /** What Next exports, before our own steps. */
  draft: '.next-export',
  /** The files that are no pages, until they go into the draft. */
  made: '.generated/files',
  /** The finished site, which hosts publish. */
  site: env.outDir,
  /** The redirects of that site as data, for `npm start`. It lies outside the site because hosts don't need it. */
  redirects: `.cache/${outName}.redirects.json`,
  /** What that site was built from. */
  stamp: `.cache/${outName}.stamp`,
  /** The redirects for the development server, which has no export. */
  developmentRedirects: '.generated/redirects.json',
} as const;
