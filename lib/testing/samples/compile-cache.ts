import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path/posix';
import { stubsFolder, withImports } from '@/lib/content/samples/solidity-imports';
import { filesBelow } from '@/lib/site/files-below';
import { type CompiledSamples, compileSamples } from './compile-solidity';

/**
 * Caches compiled samples on disk, so that the many tests that use them share one compilation. The folder is safe to
 * delete. The key of a sample contains its text, the samples that it imports, and everything that affects its
 * compilation.
 */
const folder = path.join('.cache', 'solidity');

/** Compiler, settings, packages, and stubs of packages. */
const inputs = [
  'lib/testing/samples/compile-solidity.ts',
  'lib/content/samples/solidity-imports.ts',
  stubsFolder,
  'package-lock.json',
];

/** Compiles a sample, or returns the cached output. */
export function compileCached(file: string): CompiledSamples {
  const digest = digestOf([...inputs.flatMap(filesBelow).sort(), ...withImports(file)]);
  const entry = path.join(folder, `${path.basename(file, '.sol')}-${digest}.json`);
  return readEntry(entry) ?? writeEntry(entry, compileSamples([file]));
}

function digestOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(fs.readFileSync(file)).update('\n');
  return hash.digest('hex').slice(0, 24);
}

function readEntry(entry: string): CompiledSamples | undefined {
  try {
    // Only `writeEntry` writes these files, and their name contains a digest of the code that wrote them.
    return JSON.parse(fs.readFileSync(entry, 'utf8'));
  } catch {
    return undefined;
  }
}

function writeEntry(entry: string, compiled: CompiledSamples): CompiledSamples {
  fs.mkdirSync(folder, { recursive: true });
  // Written to a temporary file first, because several tests may write the same entry.
  const draft = `${entry}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(compiled));
  fs.renameSync(draft, entry);
  return compiled;
}
