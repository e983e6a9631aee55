import {
  type Abi,
  type Address,
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  getAddress,
  type Hex,
  keccak256,
  parseAbiParameters,
} from 'viem';
import { mainnet } from 'viem/chains';
import { contractCalls } from '@/lib/protocol/reference/calls/call-forms';
import { exampleRoles } from '@/lib/protocol/reference/calls/example-roles';
import { loadRelease } from '@/lib/protocol/reference/load-release';
import { releases } from '@/lib/protocol/reference/releases';
import { invariant } from '@/lib/site/invariant';
import { releaseId } from '@/lib/site/release';
import type { Account } from '@/lib/testing/foundry/account';
import { sampleArtifacts, testArtifact } from '@/lib/testing/foundry/artifacts';
import { type Chain, type Contract, startChain } from '@/lib/testing/foundry/chain';
import { tokenSample, tokens } from '@/lib/testing/foundry/lockup-fixture';
import { viemCalldata } from './viem-calldata';

/** A chain with the addresses of Ethereum, and what takes the place of the placeholders in the examples. */
export type ExampleChain = {
  chain: Chain;
  sender: Account;
  recipient: Account;
  other: Account;
  token: Contract;
  buyToken: Contract;
};

/** Opens a chain on which the sender has tokens, and the recipient has others. */
export async function openExampleChain(): Promise<ExampleChain> {
  const chain = await startChain(mainnet.id);
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000_000));
  const recipient = await chain.open('recipient');
  const buyToken = await chain.deploy(recipient, sampleArtifacts(tokenSample)('TestToken'));
  await buyToken.send(recipient, 'mint', recipient.address, tokens(1_000_000));
  return { chain, sender, recipient, other: await chain.open('other'), token, buyToken };
}

/** An example call with its arguments. */
export type ExampleCall = { anchor: string; name: string; args: readonly unknown[]; paysFee: boolean };

/**
 * Returns the example calls on the page of a contract, decoded from the calldata of viem, with the accounts and contracts
 * of the chain.
 * @param others what takes the place of other addresses
 */
export async function exampleCalls(
  release: string,
  name: string,
  { chain, sender, recipient, other, token, buyToken }: ExampleChain,
  others: Readonly<Record<string, Address>> = {},
): Promise<ExampleCall[]> {
  const found = releases.find((each) => releaseId(each) === release);
  invariant(found, `${release} is a release`);
  const model = loadRelease(found);
  const contract = model.contracts.find((each) => each.kind === 'contract' && each.name === name);
  invariant(contract?.abi, `${release} has a contract ${name}`);
  const calls = contractCalls(contract, model);
  invariant(calls, `${name} has calls`);
  const oracle = await chain.deploy(sender, testArtifact('Oracle'), 8, 2_000n * 10n ** 8n);
  const roles: Record<keyof typeof exampleRoles, Address> = {
    sender: sender.address,
    recipient: recipient.address,
    token: token.address,
    other: other.address,
    oracle: oracle.address,
    broker: other.address,
    buyToken: buyToken.address,
    target: other.address,
  };
  const addresses = [
    ...Object.entries(others),
    ...Object.entries(exampleRoles).map(([role, from]) => [from, roles[role as keyof typeof roles]] as const),
  ];
  const { abi } = contract;
  return Promise.all(
    [...calls.byAnchor].map(async ([anchor, { viem }]): Promise<ExampleCall> => {
      const calldata = (await viemCalldata(viem, abi)).at(-1) ?? '0x';
      const data = addresses.reduce<string>(
        (text, [from, to]) => text.replaceAll(from.slice(2).toLowerCase(), to.slice(2).toLowerCase()),
        calldata,
      );
      const { functionName, args } = decodeFunctionData({ abi, data: data as Hex });
      return { anchor, name: functionName, args: args ?? [], paysFee: viem.includes('value: fee') };
    }),
  );
}

/** Returns the example of a function. */
export function callNamed(calls: readonly ExampleCall[], name: string): ExampleCall {
  const call = calls.find((each) => each.name === name);
  invariant(call, `${name} has a call`);
  return call;
}

/** Returns the hash of a leaf in the tree of a campaign. */
export const leafOf = (index: bigint, recipient: Address, amount: bigint): Hex =>
  keccak256(
    keccak256(
      encodeAbiParameters(parseAbiParameters('uint256, address, uint128'), [index, recipient, amount]),
    ),
  );

/**
 * Creates a campaign with the factory's example, whose tree contains the leaf of the example claim, and funds it.
 * @param abi the ABI of the campaign
 * @param create the factory's example
 * @param claim the example claim, which is the recipient's
 */
export async function createCampaign(
  { chain, sender, recipient, token }: ExampleChain,
  factory: Contract,
  abi: Abi,
  { name, args: [settings, ...rest] }: ExampleCall,
  claim: ExampleCall,
): Promise<Contract> {
  const numbers = claim.args.filter((each) => typeof each === 'bigint');
  const [index = 0n, amount = 0n] = numbers;
  const proof = claim.args.find(Array.isArray) as Hex[];
  const merkleRoot = proof.reduce(
    (node, sibling) => keccak256(concat([node, sibling].sort())),
    leafOf(index, recipient.address, amount),
  );
  const { result } = await factory.send(sender, name, { ...(settings as object), merkleRoot }, ...rest);
  const campaign = chain.at(getAddress(String(result)), abi);
  await token.send(sender, 'mint', campaign.address, tokens(1_000));
  return campaign;
}
