import fs from 'node:fs';
import { digestOfFiles } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { type ErrorAbi, listErrorAbis, solidityErrors, toErrorAbi } from './error-abis';
import { listErrorRows, tableNames } from './error-rows';
import { readErrorWords } from './error-words';
import type { ErrorInput, ErrorRows, KnownErrors } from './known-errors';
import { readLibraryErrors } from './library-errors';

const file = '.generated/known-errors.ts';

/** Lists the inputs of the generated module. */
export const listInputs = (): string[] => [
  ...modulesOf(['lib/protocol/errors/generate-known-errors.ts']),
  readErrorWords.file,
  readLibraryErrors.file,
  'package-lock.json',
];

/** Writes `.generated/known-errors.ts`, unless it's unchanged, so that the development server doesn't reload. */
export function generateKnownErrors(): void {
  // A digest of its inputs, because reading all ABIs takes longer than all other generators together.
  const stamp = `// Made by ${digestOfFiles(listInputs())}`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').trimEnd().endsWith(stamp)) return;
  const text = [
    '// Made by `npm run generate` from the ABIs of all releases and content/data/errors.json.',
    "import type { KnownErrors } from '@/lib/protocol/errors/known-errors';",
    '',
    `export const knownErrors: KnownErrors = ${JSON.stringify(collectKnownErrors())};`,
    '',
    stamp,
    '',
  ].join('\n');
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, text);
}

/** Collects all errors from the packages and Solidity, in the decoder's format. */
export function collectKnownErrors(): KnownErrors {
  const words = readErrorWords();
  const listings = listingsOf();
  return {
    errors: Object.fromEntries(
      [...listErrorAbis(), ...solidityErrors.map(toErrorAbi)].map((error) => [
        error.selector,
        {
          name: error.abi.name,
          inputs: error.abi.inputs.map(toInput),
          releases: error.releases,
          ...(listings.get(error.signature) ?? { rows: {} }),
        },
      ]),
    ),
    panics: Object.fromEntries(words.panic.map(({ code, when }) => [code, when.replaceAll('`', '')])),
  };
}

type Listing = { rows: ErrorRows; origin?: string };

function listingsOf(): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const table of tableNames) {
    for (const { error, anchors, owner } of listErrorRows(table)) {
      const listing = listings.get(error.signature) ?? { rows: {} };
      listing.rows[table] = anchors.name;
      if (table === 'outside') listing.origin = owner.name;
      listings.set(error.signature, listing);
    }
  }
  return listings;
}

/** Contract types are left out, because their values are just addresses. */
function toInput({ name = '', type, internalType }: ErrorAbi['abi']['inputs'][number]): ErrorInput {
  const sourceType = internalType?.replace(/^enum /, '');
  const isTelling = sourceType !== undefined && sourceType !== type && !sourceType.startsWith('contract ');
  return { name, type, ...(isTelling && { sourceType }) };
}
