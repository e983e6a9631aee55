import { env } from '@/lib/site/env';

/**
 * Returns the settings that a compilation depends on, in addition to files. In development, MDX generates
 * different code. Links contain the base path, and in plain Markdown also the host.
 */
export const compileSetting = (): string =>
  JSON.stringify([process.env.NODE_ENV, env.siteUrl, env.basePath, Boolean(env.contentDir)]);
