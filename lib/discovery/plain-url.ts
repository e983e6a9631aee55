import { toUrl } from '@/lib/content/document';
import { env } from '@/lib/env';

/**
 * The address of a page's plain form, without host and base path. Plain pages of a folder that took the place of the
 * content have none: they are Markdown already, and there may be thousands.
 */
export const plainUrl = (slug: string): string | undefined =>
  env.contentDir ? undefined : `${toUrl(slug)}.md`;
