import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';

// The checksum catches mistyped addresses.
const address = z.string().refine((text) => isAddress(text), 'is not an address with a valid checksum');

const schema = z.object({
  /** The admin on every chain that isn't listed. */
  default: address,
  chains: z.array(z.object({ chain: z.string(), chainId: z.number().int(), admin: address })),
});

export const adminsFile = 'content/data/protocol-admins.json';

/**
 * Reads the protocol admins by chain. They're in a data file because no package publishes them.
 * @throws if the file is missing or invalid
 */
export const readAdmins = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(adminsFile, 'utf8')));
