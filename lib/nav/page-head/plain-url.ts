import { toUrl } from '@/lib/markup/document';
import { env } from '@/lib/site/env';

/**
 * Returns the URL of a page's plain form, without host and base path. Pages from a folder that replaces the content
 * have none, because they're already Markdown, and there may be thousands of them.
 */
export const plainUrl = (slug: string): string | undefined =>
  env.contentDir ? undefined : `${toUrl(slug)}.md`;
