import fs from 'node:fs';
import path from 'node:path';

/**
 * Adds a file to an export, never over what is there: a moved address that is also a page would hide the page.
 * @param name from the export's root; folders on the way are made
 * @throws Error when there is such a file
 */
export function writeNew(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { flag: 'wx' });
}
