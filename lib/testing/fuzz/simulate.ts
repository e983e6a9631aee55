import { type Hex, numberToHex } from 'viem';
import { z } from 'zod';
import type { Chain } from '@/lib/testing/foundry/chain';

/** A transaction at a time, in Unix seconds. */
export type Step = { from: string; to: string; data: Hex; value: bigint; time: bigint };

const hex = z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'));
const outcome = z.object({
  status: z.enum(['0x0', '0x1']),
  returnData: hex,
  logs: z.array(z.object({ address: hex, topics: z.array(hex) })),
});
/** What a transaction returns, or the data of its error, and its logs. */
export type Outcome = z.infer<typeof outcome>;
const responses = z.array(
  z.object({ id: z.number(), result: z.array(z.object({ calls: z.array(outcome) })) }),
);

/** The node rejects requests that are much larger. */
const largestRequest = 500_000;
const gas = numberToHex(2 ** 24);

/**
 * Executes sequences of transactions, each on the current state of the chain, which doesn't change.
 * @returns the outcome of each sequence's last transaction
 */
export async function simulate(chain: Chain, sequences: readonly (readonly Step[])[]): Promise<Outcome[]> {
  await chain.settle();
  const requests = sequences.map((steps, id) => {
    const blocks = steps.map(({ time, value, ...call }) => ({
      blockOverrides: { time: numberToHex(time) },
      calls: [{ ...call, value: numberToHex(value), gas }],
    }));
    const params = [{ blockStateCalls: blocks }, 'latest'];
    return JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_simulateV1', params });
  });
  const outcomes: Outcome[] = [];
  while (outcomes.length < requests.length) {
    const body: string[] = [];
    for (let size = 0; size < largestRequest && outcomes.length + body.length < requests.length; ) {
      const request = requests[outcomes.length + body.length] ?? '';
      body.push(request);
      size += request.length;
    }
    const response = await fetch(chain.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `[${body}]`,
    });
    const parsed = responses.parse(await response.json()).sort((a, b) => a.id - b.id);
    for (const { result } of parsed) {
      const last = result.at(-1)?.calls[0];
      if (last) outcomes.push(last);
    }
  }
  return outcomes;
}
