import { encodeFunctionData, type Hex, parseAbiParameters, toFunctionSelector, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { exampleRoles } from '@/lib/protocol/reference/calls/example-roles';
import { invariant } from '@/lib/site/invariant';
import type { Account } from '@/lib/testing/foundry/account';
import type { CampaignType } from '@/lib/testing/foundry/airdrops-fixture';
import { releaseAbi, sampleArtifacts } from '@/lib/testing/foundry/artifacts';
import type { Contract } from '@/lib/testing/foundry/chain';
import { day, tokens } from '@/lib/testing/foundry/lockup-fixture';
import { lockupV1, releaseContract, setFee } from '@/lib/testing/foundry/protocol';
import { callNamed, createCampaign, exampleCalls, leafOf } from '@/lib/testing/reference/example-calls';
import type { Target } from './cases';
import { replaceInArgs } from './changes';
import {
  approve,
  openNewest,
  openVanishingToken,
  openWorld,
  refuseEther,
  type SubjectOpener,
  single,
  tell,
  toSubject,
} from './world';

/** The campaigns of Lockup v1.2. */
export const v1Campaigns = (['LL', 'LT'] as const).map(
  (model): SubjectOpener => ({
    slug: `reference/lockup/periphery/contract.SablierV2Merkle${model}`,
    async open() {
      const world = await openWorld();
      const { examples, oddToken } = world;
      const all = lockupV1(examples.chain);
      const usual = callNamed(
        await exampleCalls('lockup-v1.2', 'SablierV2MerkleLockupFactory', examples),
        `createMerkle${model}`,
      );
      const { args } = usual;
      const abi = releaseAbi('periphery', `SablierV2Merkle${model}`);
      const calls = await exampleCalls('lockup-v1.2', `SablierV2Merkle${model}`, examples);
      const create = (changed: readonly unknown[]) =>
        createCampaign(
          examples,
          all.merkleLockupFactory,
          abi,
          { ...usual, args: changed },
          callNamed(calls, 'claim'),
        );
      const contract = await create(args);
      const vanishing = await openVanishingToken(examples);
      const argsWith = (token: string) => replaceInArgs(args, new Map([[examples.token.address, token]]));
      const changes: Record<string, unknown[]> = {
        'campaign of the odd token': argsWith(oddToken.address),
        'campaign of a token without code': argsWith(vanishing.address),
      };
      // The percentages of the tranches add up to 200.
      if (model === 'LT')
        changes['campaign with wrong percentages'] = args.map((each) =>
          Array.isArray(each) ? [...each, ...each] : each,
        );
      const targets = single(contract);
      for (const [name, changed] of Object.entries(changes))
        targets[name] = { address: (await create(changed)).address, replacements: new Map() };
      await vanishing.vanish();
      return toSubject(world, {
        contract,
        calls,
        called: [model === 'LL' ? all.lockupLinear : all.lockupTranched],
        targets,
        special: examples.sender,
        waits: { now: 0, ...world.common.waits },
      });
    },
  }),
);

const types = ['Instant', 'LL', 'LT', 'VCA', 'Execute'] as const;

/** Opens a factory of Airdrops v3.0, and its examples. The target of Execute campaigns is a staking pool. */
async function openFactory(type: CampaignType) {
  const opened = await openNewest();
  const { examples } = opened.world;
  const { chain, sender, token } = examples;
  const pool = await chain.deploy(
    sender,
    sampleArtifacts('airdrops/StakingPool.sol')('StakingPool'),
    token.address,
  );
  const others = { [exampleRoles.target]: pool.address };
  return {
    ...opened,
    factory: releaseContract(chain, 'airdrops', `SablierFactoryMerkle${type}`),
    creations: await exampleCalls('airdrops-v3.0', `SablierFactoryMerkle${type}`, examples, others),
    calls: await exampleCalls('airdrops-v3.0', `SablierMerkle${type}`, examples, others),
  };
}

/** The factories of Airdrops v3.0. */
export const factories = types.map(
  (type): SubjectOpener => ({
    slug: `reference/airdrops/v3.0/contract.SablierFactoryMerkle${type}`,
    async open() {
      const { world, newest, special, factory: contract, creations: calls } = await openFactory(type);
      const accounts = { 'Lockup contract': newest.lockup.address };
      return toSubject(world, { contract, calls, targets: single(contract), special, accounts });
    },
  }),
);

/** The start of the campaigns in the examples. */
const start = 1_798_761_600;

/** The types of the signatures that a campaign accepts. */
const signatureTypes = {
  Claim: parseAbiParameters('uint256 index, address recipient, address to, uint128 amount, uint40 validFrom'),
  Identity: parseAbiParameters('address recipient, uint40 expireAt'),
};

/** The settings in which other campaigns differ from the usual one, by the name of the campaign. */
function variantsOf(type: CampaignType, oddToken: Contract, token: Contract): Record<string, object> {
  const vested = { vestingStartTime: 1, ...(type === 'VCA' && { vestingEndTime: 2 }) };
  const variants: Record<string, object> = {
    campaign: {},
    'campaign of the odd token': { token: oddToken.address },
    'campaign that starts later': { campaignStartTime: start + 2 * day },
    'expired campaign': { ...vested, expiration: start + 3600 },
  };
  if (type === 'LL' || type === 'LT') variants['vested campaign'] = vested;
  if (type === 'LL') {
    variants['campaign that unlocks far too much'] = { startUnlockPercentage: 2n ** 200n };
    variants['campaign that unlocks the maximum'] = { startUnlockPercentage: 2n ** 256n - 1n };
  }
  if (type === 'VCA') {
    variants['campaign that vests later'] = { vestingStartTime: start + 20 * day };
    variants['campaign without redistribution'] = { enableRedistribution: false };
    const claimed = { campaignStartTime: 1, vestingStartTime: start - 3600, vestingEndTime: start };
    variants['campaign after an early claim'] = claimed;
    variants['campaign with a wrong total, after an early claim'] = {
      ...claimed,
      aggregateAmount: tokens(1_000) + 1n,
    };
  }
  if (type === 'Execute')
    variants['campaign whose target takes nothing'] = {
      target: token.address,
      selector: toFunctionSelector('symbol()'),
    };
  return variants;
}

/** The campaigns of Airdrops v3.0. Each variant exists with and without attestations. */
export const campaigns = types.map(
  (type): SubjectOpener => ({
    slug: `reference/airdrops/v3.0/contract.SablierMerkle${type}`,
    async open() {
      const { world, newest, special, factory, creations, calls: examplesOfType } = await openFactory(type);
      const { examples, oddToken } = world;
      const { chain, sender, recipient, other, token } = examples;
      const { admin, comptroller, lockup } = newest;
      const fee = await setFee(chain, newest, 'airdrops');
      await comptroller.send(admin, 'setAttestor', sender.address);
      chain.warp(BigInt(start - 3600));

      // The examples leave out signatures, which depend on the campaign.
      const calls = examplesOfType.map((call) => ({
        ...call,
        args: call.name.startsWith('claimVia') ? [...call.args.slice(0, -1), call.name] : call.args,
      }));
      const claim = callNamed(calls, type === 'Execute' ? 'claimAndExecute' : 'claimTo');
      const [index = 0n, amount = 0n] = claim.args.filter((each) => typeof each === 'bigint');
      const [sibling, root] = claim.args.find(Array.isArray) as Hex[];
      // The list has another entry.
      const early = [8n, other.address, tokens(1_000)] as const;
      const tree = new Map<unknown, unknown>([[sibling, leafOf(...early)]]);
      const usual = callNamed(creations, `createMerkle${type}`);
      const create = (changes: object) => {
        const args = [{ ...(usual.args[0] as object), ...changes }, ...usual.args.slice(1)];
        const abi = releaseAbi('airdrops', `SablierMerkle${type}`);
        const treeClaim = { ...claim, args: replaceInArgs(claim.args, tree) };
        return createCampaign(examples, factory, abi, { ...usual, args }, treeClaim);
      };
      const expireAt = 1_830_297_600;
      const signedData = ({ address: verifyingContract }: Contract) => ({
        domain: { name: 'Sablier Airdrops Protocol', chainId: chain.chainId, verifyingContract },
        types: signatureTypes,
      });
      const attest = (campaign: Contract, { address }: Account) =>
        privateKeyToAccount(sender.key).signTypedData({
          ...signedData(campaign),
          primaryType: 'Identity',
          message: { recipient: address, expireAt },
        });
      const targetAt = async (campaign: Contract): Promise<Target> => {
        const to = recipient.address;
        const signature = await privateKeyToAccount(recipient.key).signTypedData({
          ...signedData(campaign),
          primaryType: 'Claim',
          message: { index, recipient: to, to, amount, validFrom: start },
        });
        const signatures = [
          ['claimViaSig', signature],
          ['claimViaAttestation', await attest(campaign, recipient)],
        ] as const;
        return { address: campaign.address, replacements: new Map([...tree, ...signatures]) };
      };

      const targets: Record<string, Target> = {};
      const opened: Contract[] = [];
      for (const claimType of type === 'Execute' ? [undefined] : [0, 1])
        for (const [name, changes] of Object.entries(variantsOf(type, oddToken, token))) {
          const campaign = await create({ ...changes, claimType });
          opened.push(campaign);
          await approve(examples, campaign);
          targets[claimType ? `${name} with attestations` : name] = await targetAt(campaign);
          if (!name.endsWith('after an early claim')) continue;
          const proof = [leafOf(index, recipient.address, amount), root];
          const rest = claimType ? [expireAt, proof, await attest(campaign, other)] : [proof];
          await campaign.pay(other, fee, claimType ? 'claimViaAttestation' : 'claimTo', ...early, ...rest);
        }
      const [contract] = opened;
      invariant(contract, 'there are campaigns');
      const reentry = encodeFunctionData({
        abi: contract.abi,
        functionName: claim.name,
        args: replaceInArgs(claim.args, tree),
      });
      return toSubject(world, {
        contract,
        calls,
        called: [lockup],
        targets,
        special,
        fee,
        waits: {
          'a day after the start': day + 3600,
          'before the start': 0,
          '1,500 days later': 1500 * day,
        },
        modes: {
          ...(await refuseEther(examples, newest)),
          'there is no attestor': tell(admin, comptroller, 'setAttestor', zeroAddress),
          'odd token calls back': tell(sender, oddToken, 'callBack', reentry),
        },
      });
    },
  }),
);
