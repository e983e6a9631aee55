import { env } from '@/lib/site/env';

/**
 * What a compilation depends on besides files: MDX writes different code for development, links
 * contain the base path, and links in plain Markdown also contain the host.
 */
export const compileSetting = (): string =>
  JSON.stringify([process.env.NODE_ENV, env.siteUrl, env.basePath, Boolean(env.contentDir)]);
