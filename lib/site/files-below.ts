import fs from 'node:fs';
import path from 'node:path';
import { isEditorFile } from './editor-files';

/**
 * Lists files recursively, with slashes in their paths and without editors' files. For a file, returns itself, and for
 * nothing, an empty list.
 */
export function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isEditorFile(name))
    .map((name) => path.join(place, name).split(path.sep).join('/'))
    .filter(isFile);
}

/** A link can lead to a file that is gone, or to itself. */
function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
