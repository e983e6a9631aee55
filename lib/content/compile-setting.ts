import { env } from '@/lib/site/env';

/**
 * Returns the settings that a compilation depends on, in addition to files. Outside a build, MDX generates
 * different code, which the development server and the check share. Links contain the base path, and in plain Markdown also the host.
 */
export const compileSetting = (): string =>
  JSON.stringify([process.env.NODE_ENV === 'production', env.siteUrl, env.basePath, Boolean(env.contentDir)]);
