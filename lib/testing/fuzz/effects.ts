import { type Hex, slice } from 'viem';
import { toEventSelector } from 'viem/utils';
import { releaseErrors, testArtifact } from '@/lib/testing/foundry/artifacts';
import { addErrors, type ErrorsBySelector, toReverted } from '@/lib/testing/foundry/reverted';
import { type Subject, sameAddress } from './cases';
import type { Outcome } from './simulate';

/** What the errors of contracts are called that the protocol calls. */
export const outsideErrors = ['errors of the token', 'errors of the hook'] as const;

/** The names of the events and errors of a call, as pages write them. */
export type Effects = { emits: string[]; reverts: string[] };

/** Returns a function that reads the outcome of calls of a contract. */
export function effectsReader({
  contract,
  called,
  pools,
  delegator,
}: Subject): (to: string, outcome: Outcome) => Effects {
  const abis = [contract, ...called].map(({ abi }) => abi);
  const errors: ErrorsBySelector = new Map();
  for (const abi of [releaseErrors(), testArtifact('OddToken').abi, testArtifact('WrongHooks').abi, ...abis])
    addErrors(errors, abi);
  const events = new Map<Hex, string>();
  for (const each of abis.flat()) if (each.type === 'event') events.set(toEventSelector(each), each.name);
  const tokenEvents: Record<Hex, string> = {
    [toEventSelector('Transfer(address,address,uint256)')]: 'Transfer (ERC-20)',
    [toEventSelector('Approval(address,address,uint256)')]: 'Approval (ERC-20)',
  };
  const own = new Set(contract.abi.flatMap((each) => (each.type === 'error' ? [each.name] : [])));
  const tokens = new Set(Object.values(pools.tokens).map((each) => each.toLowerCase()));
  return (to, { status, returnData, logs = [] }) => {
    const isDelegated = sameAddress(to, delegator);
    if (status === '0x0') {
      const name = nameOfError(errors, own, returnData);
      // Without the check for delegated calls, the code runs on an empty state, which doesn't count.
      const counts = isDelegated ? name.endsWith('DelegateCall') : name !== '';
      return { emits: [], reverts: counts ? [name] : [] };
    }
    if (isDelegated) return { emits: [], reverts: [] };
    const names = logs.flatMap(({ address, topics: [topic = '0x'] }) => {
      const name = tokens.has(address.toLowerCase()) ? tokenEvents[topic] : events.get(topic);
      return name ? [name] : [];
    });
    return { emits: [...new Set(names)], reverts: [] };
  };
}

function nameOfError(errors: ErrorsBySelector, own: ReadonlySet<string>, data: Hex): string {
  if (data === '0x' || slice(data, 0, 4) === '0x08c379a0') return '';
  const { errorName } = toReverted(errors, '', data);
  // The shares of a vault are a token, too.
  if (own.has(errorName)) return errorName;
  if (/^ERC20|^TokenError$/.test(errorName)) return outsideErrors[0];
  return errorName === 'HookError' ? outsideErrors[1] : errorName;
}
