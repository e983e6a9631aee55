import fs from 'node:fs';
import { z } from 'zod';

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'is not an address');

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
