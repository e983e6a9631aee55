import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';
import type { CompiledRelease } from './releases';

/** Solidity sources by the name that imports use, such as `@sablier/v2-core/src/SablierV2LockupLinear.sol`. */
export type Sources = Record<string, { content: string }>;

const manifest = z.object({ version: z.string() });

/**
 * Reads the published sources of a release.
 * @throws under the same conditions as `checkPackages`
 */
export function readSources(release: CompiledRelease): Sources {
  checkPackages(release);
  const files = release.parts
    .flatMap((part) => filesBelow(`node_modules/${part.package}/src`))
    .filter((file) => file.endsWith('.sol'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file.replace('node_modules/', ''), { content: fs.readFileSync(file, 'utf8') }]),
  );
}

/**
 * Checks that the packages of a release are installed in the right version.
 * @throws if one isn't; the message contains the package, the required version, and the command that installs it
 */
export function checkPackages({ parts }: CompiledRelease): void {
  for (const part of parts) {
    const wanted = `The contract reference needs ${part.package} ${part.version}`;
    const file = path.join('node_modules', part.package, 'package.json');
    if (!fs.existsSync(file)) throw new Error(`${wanted}, which is not installed. Run: npm ci`);
    const { version } = manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    if (version !== part.version) throw new Error(`${wanted}, but ${version} is installed. Run: npm ci`);
  }
}

/**
 * Loads an imported file. It looks in the `node_modules` folders of the release's packages first, because
 * they contain the library versions that each package depends on.
 * @returns its content, or an error in the compiler's format
 */
export const resolveImport =
  (release: CompiledRelease) =>
  (name: string): { contents: string } | { error: string } => {
    const folders = [
      ...release.parts.map((part) => path.join('node_modules', part.package, 'node_modules')),
      'node_modules',
    ];
    const file = folders.map((folder) => path.join(folder, name)).find((each) => fs.existsSync(each));
    return file
      ? { contents: fs.readFileSync(file, 'utf8') }
      : { error: `${name} is not installed. Run: npm ci` };
  };
