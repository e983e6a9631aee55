import { env } from '@/lib/env';
import { waitingSlugs } from '@/lib/nav/waiting';

/**
 * What a compilation depends on besides files: MDX writes other code for development, links know base path and gaps, and
 * those of plain Markdown the host.
 */
export const compileSetting = (): string =>
  JSON.stringify([
    process.env.NODE_ENV,
    env.siteUrl,
    env.basePath,
    Boolean(env.contentDir),
    [...waitingSlugs()],
  ]);
