import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/site/env';

const file = '.generated/content-version.ts';
const ending = `// Of the pages in ${env.contentDir ?? 'content'}.\n`;

/** Every page imports this module, so a new version makes Next refresh the open page. In a build, it's 0. */
export function writeContentVersion(version: number): void {
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, `export const contentVersion = ${version};\n${ending}`);
}

/** Whether the generated modules are those of this folder of pages, and not of another one. */
export const hasContentVersion = (): boolean =>
  fs.existsSync(file) && fs.readFileSync(file, 'utf8').endsWith(ending);

/** Whether anything in the folders has changed since the version was written, also a folder's list of files. */
export function changedSinceVersion(folders: readonly string[]): boolean {
  if (!hasContentVersion()) return true;
  const written = fs.statSync(file).mtimeMs;
  const places = folders.flatMap((folder) => [
    folder,
    ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ]);
  return places.some((place) => (fs.statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) > written);
}
