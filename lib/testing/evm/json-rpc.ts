import { type Address, type Hex, isAddressEqual, numberToHex, pad, zeroAddress } from 'viem';
import { z } from 'zod';
import { gasLimit, gasPrice, type Machine, type Outcome, type Submitted } from './machine';

const hex = z.templateLiteral(['0x', z.string()]);
const call = z.object({ from: hex.default(zeroAddress), to: hex, data: hex.default('0x') });
/** The block parameter is ignored, because only the latest block is available. */
const parameters = {
  call: z.tuple([call]).rest(z.unknown()),
  one: z.tuple([hex]).rest(z.unknown()),
};

export type RpcRequest = { method: string; params?: unknown };

/** An error response of a node. `data` is the revert data. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Hex,
  ) {
    super(message);
    this.name = 'RpcError';
  }
}

/** Pairs of a published address and the address of the corresponding contract on this chain. */
type Published = readonly (readonly [published: Address, here: Address])[];

/**
 * Answers JSON-RPC requests like a node, with the methods that viem needs to read, simulate, send signed transactions,
 * and wait for receipts.
 * @returns a handler for single requests, like `request` of an EIP-1193 provider @throws RpcError
 */
export function answerRpc(machine: Machine, published: Published = []) {
  const receipts = new Map<Hex, Submitted>();

  const simulate = async (params: unknown): Promise<Outcome> => {
    const [{ from, to, data }] = parameters.call.parse(params);
    const here = published.find(([address]) => isAddressEqual(address, to))?.[1] ?? to;
    const outcome = await machine.simulate(from, here, data);
    if (outcome.failure === 'revert') throw new RpcError(3, 'execution reverted', outcome.output);
    if (outcome.failure !== undefined) throw new RpcError(-32000, outcome.failure);
    return outcome;
  };

  const methods: Record<string, (params: unknown) => unknown> = {
    eth_chainId: () => numberToHex(machine.chainId),
    eth_blockNumber: () => numberToHex(machine.height()),
    eth_gasPrice: () => numberToHex(gasPrice),
    eth_maxPriorityFeePerGas: () => '0x0',
    eth_getBlockByNumber: () => toBlock(machine),
    eth_getTransactionCount: async (params) =>
      numberToHex(await machine.nonceOf(parameters.one.parse(params)[0])),
    eth_call: async (params) => (await simulate(params)).output,
    // Adds half the gas used, because nested calls only receive part of the remaining gas.
    eth_estimateGas: async (params) => numberToHex(100_000n + ((await simulate(params)).gasUsed * 3n) / 2n),
    async eth_sendRawTransaction(params) {
      const sent = await machine.submit(parameters.one.parse(params)[0]);
      receipts.set(sent.hash, sent);
      return sent.hash;
    },
    eth_getTransactionReceipt(params) {
      const sent = receipts.get(parameters.one.parse(params)[0]);
      return sent ? toReceipt(sent) : null;
    },
  };

  // The machine handles one request at a time, but scripts send several at once.
  let last: Promise<unknown> = Promise.resolve();
  return ({ method, params }: RpcRequest): Promise<unknown> => {
    const answer = async () => {
      const rpcMethod = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!rpcMethod) throw new RpcError(-32601, `the method ${method} does not exist`);
      return rpcMethod(params);
    };
    const next = last.then(answer, answer);
    last = next;
    return next;
  };
}

const hashOf = (number: bigint): Hex => pad(numberToHex(number));

const toBlock = (machine: Machine) => ({
  number: numberToHex(machine.height()),
  hash: hashOf(machine.height()),
  timestamp: numberToHex(machine.now()),
  baseFeePerGas: numberToHex(gasPrice),
  gasLimit: numberToHex(gasLimit),
  transactions: [],
});

const toReceipt = ({ failure, hash, from, to, number, gasUsed, logs }: Submitted) => {
  const place = {
    transactionHash: hash,
    transactionIndex: '0x0',
    blockHash: hashOf(number),
    blockNumber: numberToHex(number),
  };
  return {
    ...place,
    from,
    to: to ?? null,
    status: failure === undefined ? '0x1' : '0x0',
    gasUsed: numberToHex(gasUsed),
    cumulativeGasUsed: numberToHex(gasUsed),
    effectiveGasPrice: numberToHex(gasPrice),
    type: '0x2',
    logs: logs.map((log, index) => ({ ...log, ...place, logIndex: numberToHex(index), removed: false })),
  };
};
