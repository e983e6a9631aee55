import path from 'node:path';
// No alias, because next.config.ts imports this module, and Next doesn't resolve aliases there.
import { env } from '../site/env';

const outName = path.basename(env.outDir);

/** The output paths of a build, relative to the repository. Git ignores all of them. */
export const buildPaths = {
  /** Next's export, before our own steps. */
  draft: '.next-export',
  /** The files that aren't pages, until they're moved into the draft. */
  made: '.generated/files',
  /** The finished site, which hosts publish. */
  site: env.outDir,
  /** The redirects of that site as data, for `npm start`. It's outside the site because hosts don't need it. */
  redirects: `.cache/${outName}.redirects.json`,
  /** The digest of that site's sources. */
  stamp: `.cache/${outName}.stamp`,
  /** The redirects for the development server, which has no export. */
  developmentRedirects: '.generated/redirects.json',
} as const;
