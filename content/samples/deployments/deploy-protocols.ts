import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Abi,
  type Address,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  isAddress,
  isHex,
  publicActions,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const [admin] = process.argv.slice(2);
const privateKey = process.env.PRIVATE_KEY;
if (!admin || !isAddress(admin))
  throw new Error('Usage: npx tsx deploy-protocols.ts ADMIN');
if (!isHex(privateKey)) throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

const account = privateKeyToAccount(privateKey);
const client = createWalletClient({ account, transport: http(process.env.RPC_URL) }).extend(
  publicActions,
);

// #region artifacts
type Place = { start: number; length: number };
type Artifact = {
  abi: Abi;
  bytecode: { object: Hex; linkReferences?: Record<string, Record<string, Place[]>> };
};

/** Reads the ABI and the bytecode of a contract from its npm package. */
function readArtifact(name: string): Artifact {
  const file = createRequire(import.meta.url).resolve(`@sablier/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces the placeholders of libraries with their addresses. */
function link(
  { object, linkReferences = {} }: Artifact['bytecode'],
  libraries: Record<string, Address>,
): Hex {
  let code: string = object;
  for (const [name, places] of Object.values(linkReferences).flatMap(Object.entries)) {
    const address = libraries[name];
    if (!address) throw new Error(`The library ${name} is missing.`);
    for (const { start, length } of places)
      code =
        code.slice(0, 2 + 2 * start) +
        address.slice(2) +
        code.slice(2 + 2 * (start + length));
  }
  return code as Hex;
}
// #endregion

// #region deploy
/** Deploys a contract, prints its address, and returns it. */
async function deploy(
  name: string,
  args: unknown[] = [],
  libraries: Record<string, Address> = {},
): Promise<Address> {
  const { abi, bytecode } = readArtifact(name);
  const hash = await client.deployContract({
    abi,
    bytecode: link(bytecode, libraries),
    args,
    chain: null,
  });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`The deployment of ${name} failed: ${hash}`);
  const address = getAddress(contractAddress);
  console.log(`${name.replace(/.*\//, '')}: ${address}`);
  return address;
}
// #endregion

// #region comptroller
const implementation = await deploy('evm-utils/artifacts/SablierComptroller', [admin]);
const initialize = encodeFunctionData({
  abi: readArtifact('evm-utils/artifacts/SablierComptroller').abi,
  functionName: 'initialize',
  // The minimum fees of Airdrops, Bob, Flow, and Lockup are 0, and there is no oracle.
  args: [admin, 0n, 0n, 0n, 0n, zeroAddress],
});
const comptroller = await deploy('evm-utils/artifacts/ERC1967Proxy', [
  implementation,
  initialize,
]);
// #endregion

// #region protocols
const flowDescriptor = await deploy('flow/artifacts/FlowNFTDescriptor');
await deploy('flow/artifacts/SablierFlow', [comptroller, flowDescriptor]);

const LockupHelpers = await deploy('lockup/artifacts/libraries/LockupHelpers');
const LockupMath = await deploy('lockup/artifacts/libraries/LockupMath');
const lockupDescriptor = await deploy('lockup/artifacts/LockupNFTDescriptor');
await deploy('lockup/artifacts/SablierLockup', [comptroller, lockupDescriptor], {
  LockupHelpers,
  LockupMath,
});
await deploy('lockup/artifacts/SablierBatchLockup');
// #endregion
