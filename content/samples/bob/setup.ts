import { bob as releases } from 'sablier/evm/releases/bob';
import {
  type Address,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  getAddress,
  http,
  isHex,
  parseUnits,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sepolia } from 'viem/chains';

const privateKey = process.env.PRIVATE_KEY;
if (!isHex(privateKey)) throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

const chain = sepolia;
export const account = privateKeyToAccount(privateKey);
const transport = http(process.env.SEPOLIA_RPC_URL);
export const publicClient = createPublicClient({ chain, transport });
export const walletClient = createWalletClient({ account, chain, transport });

// #region contracts
const { abi, deployments } = releases['v1.0'];

function addressOf(name: string): Address {
  const found = deployments
    .filter(({ chainId }) => chainId === chain.id)
    .flatMap(({ contracts }) => contracts)
    .find((contract) => contract.name === name);
  if (!found) throw new Error(`${name} is not deployed on ${chain.name}.`);
  return getAddress(found.address);
}

export const bob = { address: addressOf('SablierBob'), abi: abi.SablierBob };
export const escrow = { address: addressOf('SablierEscrow'), abi: abi.SablierEscrow };
// #endregion

/** Converts an amount in whole tokens to the token's smallest unit. */
export async function toUnits(token: Address, amount: string): Promise<bigint> {
  const decimals = await publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'decimals',
  });
  return parseUnits(amount, decimals);
}

/** Approves a contract for exactly this amount. */
export async function approve(
  token: Address,
  spender: Address,
  amount: bigint,
): Promise<void> {
  const { request } = await publicClient.simulateContract({
    account,
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  });
  const hash = await walletClient.writeContract(request);
  await publicClient.waitForTransactionReceipt({ hash });
}
