import { encodeFunctionData, maxUint256, zeroAddress } from 'viem';
import type { Account } from '@/lib/testing/foundry/account';
import { connect } from '@/lib/testing/foundry/anvil';
import { testArtifact } from '@/lib/testing/foundry/artifacts';
import type { Contract } from '@/lib/testing/foundry/chain';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { type Newest, newestReleases } from '@/lib/testing/foundry/protocol';
import { type ExampleChain, openExampleChain } from '@/lib/testing/reference/example-calls';
import type { Subject, Target } from './cases';

/** A contract to call, by the slug of its page. */
export type SubjectOpener = {
  slug: string;
  /** Starts a chain, and creates what the calls need. */
  open: () => Promise<Subject>;
};

/** The accounts and contracts that take part besides those of the examples. */
export type World = {
  examples: ExampleChain;
  operator: Account;
  oddToken: Contract;
  hooks: Contract;
  common: Pick<Subject, 'chain' | 'pools' | 'modes' | 'waits'>;
};

/** Returns a mode: a call of a contract before the subject is called. */
export const tell = (
  from: Pick<Account, 'address'>,
  { address, abi }: Contract,
  functionName: string,
  ...args: unknown[]
): Subject['modes'][string] => [
  { from: from.address, to: address, data: encodeFunctionData({ abi, functionName, args }) },
];

/** Opens a chain with tokens, hooks, and oracles that behave in odd ways. */
export async function openWorld(): Promise<World> {
  const examples = await openExampleChain();
  const { chain, sender, recipient, other, token } = examples;
  const operator = await chain.open('operator');
  const oddToken = await chain.deploy(sender, testArtifact('OddToken'));
  const hooks = await chain.deploy(sender, testArtifact('WrongHooks'));
  const oracle = async (decimals: number, price: bigint) =>
    (await chain.deploy(sender, testArtifact('Oracle'), decimals, price)).address;
  return {
    examples,
    operator,
    oddToken,
    hooks,
    common: {
      chain,
      waits: { '200 days later': 200 * day, 'an hour later': 3600, '1,500 days later': 1500 * day },
      modes: {
        'odd token returns false': tell(sender, oddToken, 'answerFalse'),
        'odd token reverts without data': tell(sender, oddToken, 'refuse'),
        'odd token reverts': tell(sender, oddToken, 'fail'),
        'odd token has 19 decimals': tell(sender, oddToken, 'setDecimals', 19),
        'hook reverts': tell(sender, hooks, 'fail'),
      },
      pools: {
        accounts: {
          'zero address': zeroAddress,
          sender: sender.address,
          recipient: recipient.address,
          operator: operator.address,
          other: other.address,
          'contract with hooks': hooks.address,
          'token contract': token.address,
        },
        tokens: {
          'odd token': oddToken.address,
          token: token.address,
          'account without code': other.address,
          'zero address': zeroAddress,
        },
        oracles: {
          'oracle without decimals': await oracle(0, 1n),
          'oracle with 40 decimals': await oracle(40, 1n),
          'oracle without a price': await oracle(8, 0n),
          'oracle with a huge price': await oracle(8, 2n ** 200n),
          'oracle with a high price': await oracle(8, 10n ** 13n),
          'account without code': other.address,
          'zero address': zeroAddress,
        },
      },
    },
  };
}

type Parts = Pick<Subject, 'contract' | 'calls' | 'targets'> & { special: Account } & Partial<
    Pick<Subject, 'called' | 'fee' | 'waits' | 'modes' | 'callers'>
  > & { accounts?: Subject['pools']['accounts'] };

/** @param parts what's different from other subjects; modes, callers, and accounts are added to the common ones */
export async function toSubject({ examples, operator, common }: World, parts: Parts): Promise<Subject> {
  const { chain, sender, recipient, other } = examples;
  const { special, accounts, modes, callers, ...rest } = parts;
  const delegator = await chain.deploy(sender, testArtifact('Delegator'), parts.contract.address);
  return {
    called: [],
    fee: 0n,
    ...common,
    ...rest,
    modes: { ...common.modes, ...modes },
    pools: {
      ...common.pools,
      accounts: { ...common.pools.accounts, 'this contract': parts.contract.address, ...accounts },
    },
    delegator: delegator.address,
    callers: {
      'as sender': sender.address,
      'as recipient': recipient.address,
      'as operator': operator.address,
      'as other': other.address,
      'as admin': special.address,
      ...callers,
    },
  };
}

/** Deploys a token whose code is removed after use, as happens with tokens that can destroy themselves. */
export async function openVanishingToken({ chain, sender }: ExampleChain) {
  const token = await chain.deploy(sender, testArtifact('OddToken'));
  return {
    address: token.address,
    vanish: () => connect(chain.url).setCode({ address: token.address, bytecode: '0x' }),
  };
}

/** Lets a contract spend the sender's tokens. */
export const approve = ({ token, sender }: ExampleChain, { address }: Contract) =>
  token.send(sender, 'approve', address, maxUint256);

/** The only target of calls that concern the whole contract, and not a stream, vault, or order in it. */
export const single = ({ address }: Contract): Record<string, Target> => ({
  contract: { address, replacements: new Map() },
});

/** Opens a world, the newest releases, and their comptroller as an account. */
export async function openNewest() {
  const world = await openWorld();
  const { chain } = world.examples;
  const newest = newestReleases(chain);
  return { world, newest, special: await chain.impersonate(newest.comptroller) };
}

/** Returns the mode in which the comptroller is upgraded to one that charges nothing, and rejects ether. */
export async function refuseEther({ chain, sender }: ExampleChain, { admin, comptroller }: Newest) {
  const implementation = await chain.deploy(sender, testArtifact('RefusingComptroller'), sender.address);
  return {
    'comptroller rejects ether': tell(admin, comptroller, 'upgradeToAndCall', implementation.address, '0x'),
  };
}
