import type { Address } from 'viem';

const placeholder = (digit: number): Address => `0x${String(digit).repeat(40)}`;

/** The accounts of the examples by name. No one has their keys, so pasted calls can't pay anyone. */
export const exampleRoles = {
  sender: placeholder(1),
  recipient: placeholder(2),
  token: placeholder(3),
  other: placeholder(4),
  oracle: placeholder(5),
  broker: placeholder(6),
  buyToken: placeholder(7),
  target: placeholder(8),
} as const;

/** Returns the name of the account with an address, if it's one of the examples. */
export const roleOf = (address: string): string | undefined =>
  Object.entries(exampleRoles).find(([, each]) => each === address)?.[0];
