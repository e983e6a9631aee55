import fs from 'node:fs';

const file = '.generated/content-version.ts';

/**
 * Tells a running development server that the content changed; a build has the version 0. Pages are files that Next reads as data, so an edit is
 * no change of code to it; this module is code that every page imports, and a new version of it makes Next send the open
 * page anew.
 */
export function writeContentVersion(version: number): void {
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, `export const contentVersion = ${version};\n`);
}
