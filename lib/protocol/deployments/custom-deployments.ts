import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';

const count = z.number().int().positive();
const counts = { segments: count, tranches: count };

const schema = z.strictObject({
  /** The admin that a deployment must have to count as official. */
  admin: z.string().refine((text) => isAddress(text), 'is not an address with a right checksum'),
  /** The maximum numbers of segments and tranches that Lockup v1.2's deployment script sets for a chain. */
  limits: z.strictObject({
    anyOther: z.strictObject(counts),
    chains: z.array(z.strictObject({ chainId: count, ...counts })),
  }),
});

const customDeploymentsFile = 'content/data/custom-deployments.json';

/**
 * Reads the parameters of custom deployments. They come from scripts in the repositories, because no package contains
 * them.
 * @throws if the file is missing or invalid
 */
export const readCustomDeployments = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(customDeploymentsFile, 'utf8')));
