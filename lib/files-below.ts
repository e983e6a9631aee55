import fs from 'node:fs';
import path from 'node:path';

/** Every file in a folder and its folders, or the place itself if it is a file; none when nothing is there. */
export function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((file) => fs.statSync(file).isFile());
}
