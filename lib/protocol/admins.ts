import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';

// The checksum tells a mistyped address from a right one.
const address = z.string().refine((text) => isAddress(text), 'is not an address with a right checksum');

const schema = z.object({
  /** Admin on every chain that is not listed. */
  default: address,
  chains: z.array(z.object({ chain: z.string(), chainId: z.number().int(), admin: address })),
});

export const adminsFile = 'content/data/protocol-admins.json';

/**
 * Protocol admins by chain. No package publishes them, so they stand in a data file.
 * @throws when the file is missing or holds something else
 */
export const readAdmins = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(adminsFile, 'utf8')));
