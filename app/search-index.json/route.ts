import { packIndex } from '@/lib/search/engine/pack';
import { loadSearchRecords } from '@/lib/search/records';
import { siteBase } from '@/lib/search/to-records';

export const dynamic = 'force-static';

/** What the built-in search reads when it is opened. */
export const GET = async (): Promise<Response> =>
  new Response(JSON.stringify(packIndex(await loadSearchRecords(), siteBase())), {
    headers: { 'Content-Type': 'application/json' },
  });
