import fs from 'node:fs';
import path from 'node:path';

/** Files as an author's command leaves them: their text, or `undefined` for one that goes. */
export type Changes = Map<string, string | undefined>;

/** What a command was given is not good; told in one line, and nothing has been changed. */
export class Refusal extends Error {}

/** Puts changes on disk. They are worked out in full before, so that a refusal leaves every file as it was. */
export function applyChanges(changes: Changes): void {
  for (const [file, text] of changes) {
    if (text === undefined) fs.rmSync(file);
    else {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
  }
}
