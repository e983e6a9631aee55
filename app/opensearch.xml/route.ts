import { openSearchDescription, openSearchType } from './open-search';

export const dynamic = 'force-static';

/** The OpenSearch description, which lets browsers search this site from the address bar. Generated at build time. */
export const GET = (): Response =>
  new Response(openSearchDescription(), { headers: { 'Content-Type': openSearchType } });
