import fs from 'node:fs';

const file = '.generated/content-version.ts';

/**
 * Notifies the development server that the content has changed. Next doesn't watch the content, because it reads pages
 * as data. Every page imports this module, so a new version makes Next refresh the open page. In a build, the version is
 * 0.
 */
export function writeContentVersion(version: number): void {
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, `export const contentVersion = ${version};\n`);
}
