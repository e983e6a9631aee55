import fs from 'node:fs';
import { digestOfFiles } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { type ErrorAbi, listErrorAbis, solidityErrors, toErrorAbi } from '@/lib/protocol/error-abis';
import { listErrorRows, type TableName } from './error-rows';
import { errorWordsFile, readErrorWords } from './error-words';
import { type ErrorInput, type ErrorRows, type KnownErrors, packInputs } from './known-errors';

const file = '.generated/known-errors.ts';

/** Everything that decides what the decoder knows. */
export const listMakers = (): string[] => [
  ...modulesOf(['lib/errors/generate-known-errors.ts']),
  errorWordsFile,
  'package-lock.json',
];

/**
 * Writes the module of what the decoder of revert data loads, `.generated/known-errors.ts`. It is made from the ABIs in
 * the packages and from `content/data/errors.json`. An unchanged module is left alone, so that the development server
 * doesn't reload.
 */
export function generateKnownErrors(): void {
  // Its makers stand at its end: to read the ABIs of all releases takes longer than everything else that a build begins with.
  const stamp = `// Made by ${digestOfFiles(listMakers())}`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').trimEnd().endsWith(stamp)) return;
  const text = [
    '// Made by `npm run generate` from the ABIs of all releases and content/data/errors.json.',
    "import type { KnownErrors } from '@/lib/errors/known-errors';",
    '',
    `export const knownErrors: KnownErrors = ${JSON.stringify(collectKnownErrors())};`,
    '',
    stamp,
    '',
  ].join('\n');
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, text);
}

/** Every error that the packages and Solidity know, in the form that the decoder loads. */
export function collectKnownErrors(): KnownErrors {
  const words = readErrorWords();
  const errors = [...listErrorAbis(), ...solidityErrors.map(toErrorAbi)];
  const releases = [...new Set(errors.flatMap((error) => error.releases))].sort();
  const places = placesOf();
  return {
    releases,
    errors: Object.fromEntries(
      errors.map((error) => {
        const { rows, origin } = places.get(error.signature) ?? {};
        const packed = {
          name: error.abi.name,
          inputs: packInputs(error.abi.inputs.map(toInput)),
          releases: error.releases.map((release) => releases.indexOf(release)),
          ...(rows && { rows }),
          ...(origin !== undefined && { origin }),
        };
        return [error.selector.slice(2), packed];
      }),
    ),
    panics: Object.fromEntries(words.panic.map(({ code, when }) => [code, when.replaceAll('`', '')])),
  };
}

type Place = { rows: ErrorRows; origin?: string };

/** Where each error stands in the tables, by signature. */
function placesOf(): Map<string, Place> {
  const tables: TableName[] = ['lockup-core', 'lockup-periphery', 'flow', 'outside'];
  const places = new Map<string, Place>();
  for (const table of tables) {
    for (const { error, anchors, owner } of listErrorRows(table)) {
      const place = places.get(error.signature) ?? { rows: {} };
      place.rows[table] = anchors.name;
      if (table === 'outside') place.origin = owner.name;
      places.set(error.signature, place);
    }
  }
  return places;
}

/** Names of contracts are left out: what counts of them is the address. */
function toInput({ name = '', type, internalType }: ErrorAbi['abi']['inputs'][number]): ErrorInput {
  const sourceType = internalType?.replace(/^enum /, '');
  const isTelling = sourceType !== undefined && sourceType !== type && !sourceType.startsWith('contract ');
  return { name, type, ...(isTelling && { sourceType }) };
}
