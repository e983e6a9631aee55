import { createWalletClient, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { chain, transport } from './sablier-legacy';

const privateKey = process.env.PRIVATE_KEY;
if (!isHex(privateKey)) throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

export const account = privateKeyToAccount(privateKey);
export const walletClient = createWalletClient({ account, chain, transport });
