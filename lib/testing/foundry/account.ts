import { type Address, type Hex, keccak256, stringToBytes } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

/** An account with a private key. */
export type Account = { address: Address; key: Hex };

/** Returns the account with this name, which is always the same. */
export function openAccount(name: string): Account {
  const key = keccak256(stringToBytes(name));
  return { address: privateKeyToAddress(key), key };
}
