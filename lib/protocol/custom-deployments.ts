import fs from 'node:fs';
import { isAddress } from 'viem/utils';
import { z } from 'zod';

const count = z.number().int().positive();
const counts = { segments: count, tranches: count };

const schema = z.strictObject({
  /** Whom a deployment must name as its admin to count as official. */
  admin: z.string().refine((text) => isAddress(text), 'is not an address with a right checksum'),
  /** The most segments and tranches of a stream that the deployment script of Lockup v1.2 sets for a chain. */
  limits: z.strictObject({
    anyOther: z.strictObject(counts),
    chains: z.array(z.strictObject({ chainId: count, ...counts })),
  }),
});

const customDeploymentsFile = 'content/data/custom-deployments.json';

/**
 * What somebody who deploys the contracts must know. It stands in the scripts of the repositories and in no package.
 * @throws when the file is missing or holds something else
 */
export const readCustomDeployments = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(fs.readFileSync(customDeploymentsFile, 'utf8')));
