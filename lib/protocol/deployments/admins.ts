import { getAddress, isAddress } from 'viem/utils';
import { z } from 'zod';
import { toTable } from '@/lib/markup/data-table';
import { hasBegun } from '@/lib/markup/long-date';
import { dataFile } from '@/lib/protocol/data-file';
import { chainOf, isChain, publishedComptroller } from './chains';

// The checksum catches mistyped addresses.
const address = z.string().refine((text) => isAddress(text), 'is not an address with a valid checksum');
const chainId = z.int().refine(isChain, 'the sablier package has no such chain');

const schema = z.strictObject({
  /** The admin that a deployment must have to count as official. It's in the repositories' deployment scripts. */
  official: address,
  /** The admins of the comptrollers in the list that Sablier Labs published last. */
  comptroller: z.strictObject({
    asOf: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .refine(hasBegun, 'it is in the future'),
    admins: z.array(z.strictObject({ kind: z.string(), admin: address, chainIds: z.array(chainId) })),
  }),
  /** The admins of Lockup v1.2 and v2.0, Flow v1.0 and v1.1, and Airdrops v1.3 in the records of their deployments. */
  atDeployment: z.strictObject({
    /** The admin on every chain that isn't listed. */
    default: address,
    chains: z.array(
      z.strictObject({
        chainId,
        admin: address,
        /** The releases to which the entry applies, if not to all. */
        only: z.string().optional(),
      }),
    ),
  }),
});

/** Reads the protocol admins. They're in a data file because no package publishes them. */
export const readAdmins = dataFile('content/data/protocol-admins.json', schema);

/** `<InitialAdmin />`: the admin of official deployments, as a code block. */
export const initialAdmin = (): string =>
  `\`\`\`text title="Admin of an official deployment in 2024"\n${readAdmins().official}\n\`\`\``;

/** `<ProtocolAdmins />`: the admins of older releases at deployment, as a Markdown table. */
export function protocolAdmins(): string {
  const { chains, default: other } = readAdmins().atDeployment;
  const rows = chains.map(({ chainId, admin, only }) => {
    const { name, explorerUrl } = chainOf(chainId);
    return [only ? `${name} (only ${only})` : name, toLink(admin, explorerUrl)];
  });
  return toTable(['Chain', 'Admin at deployment'], [...rows, ['Every other chain', `\`${other}\``]]);
}

/** `<Comptrollers />`: the comptroller of each chain, as a Markdown table. Most chains have the same address. */
export function comptrollers(): string {
  const deployed = publishedComptroller().deployments.map(({ chainId, address }) => ({
    ...chainOf(chainId),
    address: getAddress(address),
  }));
  const countOf = ({ address }: { address: string }) =>
    deployed.filter((each) => each.address === address).length;
  const common = deployed.toSorted((a, b) => countOf(b) - countOf(a))[0]?.address;
  const rows = deployed
    .filter(({ address }) => address !== common)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, address, explorerUrl }) => [name, toLink(address, explorerUrl)]);
  return toTable(['Chain', 'Comptroller'], [...rows, ['Every other chain', `\`${common}\``]]);
}

/** `<ComptrollerAdmins />`: the listed admins of the comptrollers with their chains, as a Markdown table. */
export const comptrollerAdmins = (): string =>
  toTable(
    ['Listed admin', 'Kind', 'Chains'],
    readAdmins().comptroller.admins.map(({ admin, kind, chainIds }) => [
      `\`${admin}\``,
      kind,
      chainIds
        .map((id) => chainOf(id).name)
        .toSorted((a, b) => a.localeCompare(b, 'en'))
        .join(', '),
    ]),
  );

const toLink = (address: string, explorer: string): string =>
  `[\`${address}\`](${explorer}/address/${address})`;
