import { expect, test, vi } from 'vitest';
import { compiledAbi, sampleArtifacts } from '@/lib/testing/foundry/artifacts';
import { day } from '@/lib/testing/foundry/lockup-fixture';
import { compiledContract, newestReleases, setFee } from '@/lib/testing/foundry/protocol';
import {
  callNamed,
  createCampaign,
  exampleCalls,
  openExampleChain,
} from '@/lib/testing/reference/example-calls';
import { approve, execute } from '@/lib/testing/reference/execute-calls';
import { exampleRoles } from './example-arguments';

// Executes the example calls of Airdrops v3.0: those of each factory, and those of a campaign that it creates.

vi.setConfig({ testTimeout: 120_000 });

/** The start of the campaigns in the examples. */
const start = 1_798_761_600n;

/** Calls that need a signature, which the examples leave out, and calls for campaigns with attestations. */
const claims = {
  claimViaAttestation: 'SablierMerkleBase_UnsupportedClaimType',
  claimViaSig: 'SablierMerkleSignature_InvalidSignature',
};

test.each([
  ['Instant', claims],
  ['LL', claims],
  ['LT', claims],
  [
    'VCA',
    { ...claims, enableRedistribution: 'CallerNotAdmin, SablierMerkleVCA_RedistributionAlreadyEnabled' },
  ],
  ['Execute', {}],
] as const)('%s', async (type, errors) => {
  const examples = await openExampleChain();
  const { chain, sender, recipient, other, token } = examples;
  const protocol = newestReleases(chain);
  const fee = await setFee(chain, protocol, 'airdrops');
  const pool = await chain.deploy(
    sender,
    sampleArtifacts('airdrops/StakingPool.sol')('StakingPool'),
    token.address,
  );
  const others = { [exampleRoles.target]: pool.address };
  // The recipient claims.
  const callers = [recipient, sender, await chain.impersonate(protocol.comptroller), other];

  const factory = compiledContract(chain, 'airdrops', `SablierFactoryMerkle${type}`);
  const creations = await exampleCalls('airdrops-v3.0', `SablierFactoryMerkle${type}`, examples, others);
  expect(await execute(examples, { contract: factory, calls: creations, callers })).toEqual({});

  const calls = await exampleCalls('airdrops-v3.0', `SablierMerkle${type}`, examples, others);
  const claim = calls.find(({ name }) => /^claim(To|AndExecute)$/.test(name));
  expect(claim).toBeDefined();
  const contract = await createCampaign(
    examples,
    factory,
    compiledAbi('airdrops', `SablierMerkle${type}`),
    callNamed(creations, `createMerkle${type}`),
    claim ?? callNamed(calls, 'claim'),
  );
  await approve(examples, contract);
  chain.warp(start + BigInt(day));
  expect(await execute(examples, { contract, calls, callers, fee })).toEqual(errors);
});
