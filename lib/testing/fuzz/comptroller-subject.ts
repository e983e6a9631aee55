import { getAddress } from 'viem';
import { openAccount } from '@/lib/testing/foundry/account';
import { releaseAbi, releaseArtifact, testArtifact } from '@/lib/testing/foundry/artifacts';
import { releaseContract, setFee } from '@/lib/testing/foundry/protocol';
import { callNamed, exampleCalls } from '@/lib/testing/reference/example-calls';
import type { Target } from './cases';
import { openNewest, type SubjectOpener, single, toSubject } from './world';

/** The comptroller behind its proxy, and without it. */
export const comptroller: SubjectOpener = {
  slug: 'reference/comptroller/v1.1/contract.SablierComptroller',
  async open() {
    const { world, newest } = await openNewest();
    const { examples } = world;
    const { chain, sender, other, token } = examples;
    const { admin, comptroller: contract, lockup, flow } = newest;
    const fee = await setFee(chain, newest, 'airdrops');
    const factory = releaseContract(chain, 'airdrops', 'SablierFactoryMerkleInstant');
    const creations = await exampleCalls('airdrops-v3.0', 'SablierFactoryMerkleInstant', examples);
    const { name, args } = callNamed(creations, 'createMerkleInstant');
    const { result } = await factory.send(sender, name, ...args);
    const campaign = chain.at(getAddress(String(result)), releaseAbi('airdrops', 'SablierMerkleInstant'));
    const refusing = await chain.deploy(sender, testArtifact('RefusingComptroller'), sender.address);
    const broken = await chain.deploy(sender, testArtifact('BrokenComptroller'));
    await token.send(sender, 'transfer', contract.address, 1n);

    const own: Record<string, readonly unknown[]> = {
      lowerMinFeeUSDForCampaign: [campaign.address, 5n],
      setAttestorForCampaign: [campaign.address, other.address],
      transferFees: [[lockup.address, flow.address], other.address],
      upgradeToAndCall: [refusing.address, '0x'],
    };
    const examplesOf = await exampleCalls('comptroller-v1.1', 'SablierComptroller', examples);
    const calls = examplesOf.map((call) => ({ ...call, args: own[call.name] ?? call.args }));
    const implementation = openAccount('comptroller implementation').address;
    const proxy = await chain.deploy(sender, releaseArtifact('utils', 'ERC1967Proxy'), implementation, '0x');
    const delegator = await chain.deploy(sender, testArtifact('Delegator'), implementation);
    const replacements: Target['replacements'] = new Map();
    const targets: Record<string, Target> = {
      ...single(contract),
      implementation: { address: implementation, replacements },
      'contract that delegates to the implementation': { address: delegator.address, replacements },
      'comptroller before its initialization': { address: proxy.address, replacements },
      'comptroller, with a call that fails': {
        address: contract.address,
        replacements: new Map([['0x', '0xffffffff']]),
      },
    };
    return toSubject(world, {
      contract,
      calls,
      called: [campaign, lockup, flow],
      targets,
      special: admin,
      fee,
      accounts: {
        'broken comptroller': broken.address,
        'Lockup contract': lockup.address,
      },
    });
  },
};
