import type { Contract, ReleaseModel } from './model';

/**
 * Returns the names of the default releases' contracts in short links. A shared name gets the protocol as a
 * prefix, and, if necessary, also the part of the release: `Lockup`, `flow.Errors`, `lockup.core.Errors`.
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

/**
 * Lists the possible names from the shortest to the longest. The comparison ignores case, because some file
 * systems do.
 */
const namesOf = ({ name, part }: Contract, protocol: string): string[] => [
  name,
  `${protocol}.${name}`,
  [protocol, part.toLowerCase(), name].filter(Boolean).join('.'),
];
