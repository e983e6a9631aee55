import { readMerkleApi } from '@/lib/api/merkle-api';
import { toOpenApi } from '@/lib/api/open-api';

export const dynamic = 'force-static';

/** The description of the Merkle API for tools. */
export const GET = (): Response =>
  new Response(`${JSON.stringify(toOpenApi(readMerkleApi()), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
