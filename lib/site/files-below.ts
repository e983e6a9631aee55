import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists all files in a folder, recursively. For a file, returns the file itself, and if there's nothing, an empty list.
 */
export function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((file) => fs.statSync(file).isFile());
}
