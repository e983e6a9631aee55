import { type Address, type Hex, numberToHex } from 'viem';
import { invariant } from '@/lib/site/invariant';
import { connect } from '@/lib/testing/foundry/anvil';
import type { Chain } from '@/lib/testing/foundry/chain';

/** A transaction at a time, in Unix seconds. */
export type Step = { from: Address; to: Address; data: Hex; value: bigint; time: bigint };

/** What a transaction returns, or the data of its error, and its logs. */
export type Outcome = Awaited<ReturnType<typeof simulate>>[number];

const gas = numberToHex(2 ** 24);

/**
 * Executes sequences of transactions, each on the current state of the chain, which doesn't change.
 * @returns the outcome of each sequence's last transaction
 */
export async function simulate(chain: Chain, sequences: readonly (readonly Step[])[]) {
  await chain.settle();
  const node = connect(chain.url);
  return Promise.all(
    sequences.map(async (steps) => {
      const blockStateCalls = steps.map(({ time, value, ...call }) => ({
        blockOverrides: { time: numberToHex(time) },
        calls: [{ ...call, value: numberToHex(value), gas }],
      }));
      const blocks = await node.request({
        method: 'eth_simulateV1',
        params: [{ blockStateCalls }, 'latest'],
      });
      const outcome = blocks.at(-1)?.calls[0];
      invariant(outcome, 'each sequence has a call');
      return outcome;
    }),
  );
}
