import { toUrl } from '@/lib/markup/document';
import { env } from '@/lib/site/env';

/** Without host and base path. Pages from a folder that replaces the content have none, because they're Markdown. */
export const plainUrl = (slug: string): string | undefined =>
  env.contentDir ? undefined : `${toUrl(slug)}.md`;
