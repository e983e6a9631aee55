import fs from 'node:fs';
import path from 'node:path';

/** The files that a command for authors changes: their new text, or `undefined` for a deleted file. */
export type Changes = Map<string, string | undefined>;

/** Thrown if a command's arguments are invalid, before anything is changed. The message is a single line. */
export class Refusal extends Error {}

/** They're complete before the first write, so a refused command leaves every file untouched. */
export function applyChanges(changes: Changes): void {
  for (const [file, text] of changes) {
    if (text === undefined) fs.rmSync(file);
    else {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
  }
}
