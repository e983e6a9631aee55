import {
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
import { exampleRoles } from '@/lib/protocol/reference/calls/example-arguments';
import { loadRelease } from '@/lib/protocol/reference/load-release';
import { releases } from '@/lib/protocol/reference/releases';
import { invariant } from '@/lib/site/invariant';
import { releaseId } from '@/lib/site/release';
import type { Account } from '@/lib/testing/foundry/account';
import { releaseAbi, sampleArtifacts, testArtifact } from '@/lib/testing/foundry/artifacts';
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
};

/** Opens a chain on which the sender has tokens. */
export async function openExampleChain(): Promise<ExampleChain> {
  const chain = await startChain(mainnet.id);
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, sampleArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000_000));
  return {
    chain,
    sender,
    recipient: await chain.open('recipient'),
    other: await chain.open('other'),
    token,
  };
}

/** An example call with its arguments. */
export type ExampleCall = { anchor: string; name: string; args: readonly unknown[]; paysFee: boolean };

/**
 * Returns the example calls on the page of a contract, decoded from the calldata of viem, with the accounts and contracts
 * of the chain.
 */
export async function exampleCalls(
  release: string,
  name: string,
  { chain, sender, recipient, other, token }: ExampleChain,
): Promise<ExampleCall[]> {
  const found = releases.find((each) => releaseId(each) === release);
  invariant(found, `${release} is a release`);
  const model = loadRelease(found);
  const contract = model.contracts.find((each) => each.kind === 'contract' && each.name === name);
  invariant(contract?.abi, `${release} has a contract ${name}`);
  const calls = contractCalls(contract, model);
  invariant(calls, `${name} has calls`);
  const oracle = await chain.deploy(sender, testArtifact('Oracle'), 8, 2_000n * 10n ** 8n);
  const addresses: Record<keyof typeof exampleRoles, Address> = {
    sender: sender.address,
    recipient: recipient.address,
    token: token.address,
    other: other.address,
    oracle: oracle.address,
    broker: other.address,
  };
  const { abi } = contract;
  return Promise.all(
    [...calls.byAnchor].map(async ([anchor, { viem }]): Promise<ExampleCall> => {
      const calldata = (await viemCalldata(viem, abi)).at(-1) ?? '0x';
      const data = Object.entries(exampleRoles).reduce<string>(
        (text, [role, address]) =>
          text.replaceAll(
            address.slice(2),
            addresses[role as keyof typeof exampleRoles].slice(2).toLowerCase(),
          ),
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

/**
 * Creates a campaign with the factory's example, whose tree contains the leaf of the example claim, and funds it.
 * @param model the model of the campaign's streams
 * @param claim the example claim
 */
export async function createCampaign(
  { chain, sender, token }: ExampleChain,
  factory: Contract,
  model: 'LL' | 'LT',
  [settings, ...rest]: readonly unknown[],
  { args: [index, account, amount, proof] }: ExampleCall,
): Promise<Contract> {
  const types = parseAbiParameters('uint256, address, uint128');
  const leaf = encodeAbiParameters(types, [index as bigint, account as Address, amount as bigint]);
  const merkleRoot = (proof as Hex[]).reduce(
    (node, sibling) => keccak256(concat([node, sibling].sort())),
    keccak256(keccak256(leaf)),
  );
  const changed = { ...(settings as object), merkleRoot };
  const { result } = await factory.send(sender, `createMerkle${model}`, changed, ...rest);
  const campaign = chain.at(getAddress(String(result)), releaseAbi('periphery', `SablierV2Merkle${model}`));
  await token.send(sender, 'mint', campaign.address, tokens(1_000));
  return campaign;
}
