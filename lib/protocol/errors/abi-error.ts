import type { Abi } from 'viem';

/** A custom error in an ABI. */
export type AbiError = Extract<Abi[number], { type: 'error' }>;
