import { openSearchDescription, openSearchType } from '@/lib/search-ui/open-search';

export const dynamic = 'force-static';

/** How browsers search this site from their address bar, made once at build. */
export const GET = (): Response =>
  new Response(openSearchDescription(), { headers: { 'Content-Type': openSearchType } });
