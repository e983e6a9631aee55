import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Makes a temporary folder with these files. It's removed after the test that calls this, or after all tests of the file
 * if it's called at its top.
 */
export function temporaryFolder(files: Files = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    onTestFinished(remove);
  } catch {
    afterAll(remove);
  }
  writeFiles(folder, files);
  return folder;
}

/** Texts or bytes by path. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files below a folder, together with the folders around them. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
