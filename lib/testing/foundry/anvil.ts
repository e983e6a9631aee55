import { spawn } from 'node:child_process';
import {
  createTestClient,
  type Hex,
  http,
  type PublicRpcSchema,
  publicActions,
  rpcSchema,
  type TestRpcSchema,
} from 'viem';
import { foundryTool } from './tools';

/** A local Ethereum node, as its process. */
type Anvil = { url: string; stop: () => void };

/** The fields of a transaction's receipt that tests use. */
export type RpcReceipt = {
  status: Hex;
  gasUsed: Hex;
  contractAddress: Hex | null;
  logs: { address: Hex; topics: [Hex, ...Hex[]] | []; data: Hex }[];
};

/** Methods of Anvil that aren't in viem's schema. */
type OtherMethods = [
  { Method: 'eth_sendTransactionSync'; Parameters: [transaction: object]; ReturnType: RpcReceipt },
  // viem's `reset` only works for forks.
  { Method: 'anvil_reset'; Parameters: []; ReturnType: null },
  // viem's `mine` doesn't take a timestamp.
  { Method: 'evm_mine'; Parameters: [options: { timestamp: Hex }]; ReturnType: Hex },
  { Method: 'anvil_setChainId'; Parameters: [chainId: number]; ReturnType: null },
];

/**
 * Starts Anvil on a free port, with an empty chain whose first block is in the first second of 2025. Every account can
 * send transactions without a signature.
 */
export async function startAnvil(): Promise<Anvil> {
  const options = ['--port=0', '--accounts=0', '--auto-impersonate', '--timestamp=1735689600'];
  const child = spawn(foundryTool('anvil'), options, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Otherwise, the node would outlive a run that fails.
  process.once('exit', () => child.kill());
  let output = '';
  const limit = setTimeout(() => child.kill(), 60_000);
  const address = await new Promise<string>((resolve, reject) => {
    // Anvil prints each request later, and would wait if nothing read it.
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-10_000);
        const [, found] = /Listening on (\S+)/.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Anvil didn't start within a minute: ${output}`)));
  }).finally(() => clearTimeout(limit));
  return { url: `http://${address}`, stop: () => child.kill() };
}

/** Tests of scripts replace the global function, but not for requests of the test itself. */
const fetchFn = fetch;

/** Returns viem's client for a node. A request that fails isn't repeated. */
export const connect = (url: string) =>
  createTestClient({
    mode: 'anvil',
    transport: http(url, { fetchFn, retryCount: 0 }),
    rpcSchema: rpcSchema<[...OtherMethods, ...PublicRpcSchema, ...TestRpcSchema<'anvil'>]>(),
  }).extend(publicActions);

export type Node = ReturnType<typeof connect>;
