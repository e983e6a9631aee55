import fs from 'node:fs';
import path from 'node:path/posix';
import { nearest } from '@/lib/markup/nearest';
import { filesBelow } from '@/lib/site/files-below';
import { samplesFolder } from './sample-files';

/** A stub of what samples use of Flow v1.0, which isn't on npm. */
export const stubsFolder = 'lib/content/samples/stubs';

/** Foundry's library for tests. */
export const forgeStd = 'node_modules/@layerzerolabs/toolbox-foundry/lib';

/** The packages that the samples of a folder can import, and the releases that these packages belong to. */
type Setting = {
  folder: string;
  /** As in `releaseId`. */
  releases: readonly string[];
  /** The folders of each package, in search order. */
  packages: Record<string, readonly string[]>;
};

/** Samples for the newest releases use the installed packages, which belong to these releases. */
const forNewest = (folder: string, release: string, ...packages: string[]): Setting => ({
  folder: `${samplesFolder}/${folder}/`,
  releases: [release],
  packages: {
    ...Object.fromEntries(packages.map((name) => [name, ['node_modules']])),
    '@sablier/evm-utils/': ['node_modules'],
    '@openzeppelin/contracts/': ['node_modules'],
    '@prb/math/': ['node_modules'],
    'forge-std/': [forgeStd],
  },
});

const newest: readonly Setting[] = [
  forNewest('lockup/v4.0', 'lockup-v4.0', '@sablier/lockup/', '@chainlink/contracts/'),
  forNewest('flow/v3.0', 'flow-v3.0', '@sablier/flow/'),
];

const v2Packages = 'node_modules/@sablier/v2-core/node_modules';

/** The versions of Lockup v1.2, except for the type of a Flow rate, which only the later PRBMath has. */
const byDefault: Setting = {
  folder: `${samplesFolder}/`,
  releases: ['lockup-v1.2', 'flow-v1.0'],
  packages: {
    '@sablier/v2-core/': ['node_modules'],
    '@sablier/v2-periphery/': ['node_modules'],
    '@openzeppelin/contracts/': [v2Packages],
    '@prb/math/': [v2Packages, 'node_modules'],
    '@sablier/flow/': [stubsFolder],
    'forge-std/': [forgeStd],
  },
};

const settingOf = (file: string): Setting =>
  newest.find(({ folder }) => file.startsWith(folder)) ?? byDefault;

/** Returns the IDs of the releases that a sample is written for, by its path relative to the repository. */
export const releasesOfSample = (file: string): readonly string[] => settingOf(file).releases;

/**
 * Returns a function that loads what samples import: another sample by its path, or a file in a package. It returns
 * the content, or an error in the compiler's format.
 * @param sample one of the samples that are compiled together, as a path relative to the repository
 */
export function importLoader(sample: string): (name: string) => { contents: string } | { error: string } {
  const { packages } = settingOf(sample);
  return (name) => {
    const file = fileOf(name, packages);
    if (!file)
      return { error: `A sample can import other samples, and ${Object.keys(packages).join(', ')}.` };
    if (fs.existsSync(file)) return { contents: fs.readFileSync(file, 'utf8') };
    const beside = filesBelow(path.dirname(file)).map((each) => path.basename(each));
    const guess = nearest(path.basename(file), beside);
    return { error: guess ? `Did you mean ${guess}?` : 'There is no such file.' };
  };
}

function fileOf(name: string, packages: Setting['packages']): string | undefined {
  if (name.startsWith(`${samplesFolder}/`)) return name;
  const found = Object.entries(packages).find(([prefix]) => name.startsWith(prefix));
  const files = found?.[1].map((folder) => path.join(folder, name));
  return files?.find((file) => fs.existsSync(file)) ?? files?.[0];
}

/** Lists a sample and the samples that it imports, directly or indirectly. */
export function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !fs.existsSync(file)) return found;
  found.add(file);
  for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(/"(\.\.?\/[^"]+)"/g))
    withImports(path.join(path.dirname(file), name), found);
  return found;
}
