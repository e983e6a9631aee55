import type { Contract, ReleaseModel } from '@/lib/reference/model';

/**
 * What short links call the contracts of the default releases: their name; where several share it, with the protocol in
 * front, and where that isn't enough, with the part of the release too: `Lockup`, `flow.Errors`, `lockup.core.Errors`.
 * @returns names by the slug of the contract's page
 */
export function nameContracts(models: readonly ReleaseModel[]): Map<string, string> {
  const contracts = models
    .filter(({ release }) => release.isDefault)
    .flatMap(({ release, contracts }) =>
      contracts.map((contract) => ({ slug: contract.slug, names: namesOf(contract, release.protocol) })),
    );
  const all = contracts.flatMap(({ names }) => names.map((name) => name.toLowerCase()));
  const isUnique = (name: string) => all.filter((each) => each === name.toLowerCase()).length === 1;
  return new Map(contracts.map(({ slug, names }) => [slug, names.find(isUnique) ?? names.at(-1) ?? slug]));
}

/** From the shortest to the longest. Files of some systems don't tell capitals, so neither does the comparison. */
const namesOf = ({ name, part }: Contract, protocol: string): string[] => [
  name,
  `${protocol}.${name}`,
  [protocol, part.toLowerCase(), name].filter(Boolean).join('.'),
];
