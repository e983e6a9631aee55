import fs from 'node:fs';
import path from 'node:path';

/** Files that systems and editors leave next to pages, and that are never content. */
const editorFiles =
  /^(?:\.DS_Store|\.directory|\.localized|\.nfs[\da-f]+|4913|Icon\r|(?:eh)?Thumbs\.db|desktop\.ini|\._.*|\.#.*|#.*#|~\$.*|\.~lock\..*|\.goutputstream-.*|.*~|.*___jb_(?:tmp|old)___|.*\.(?:bak|kate-swp|orig|rej|sublime-\w+|sw[a-p]|tmp))$/i;

/** The folders in which editors keep their settings. */
const editorFolders = /(?:^|[\\/])\.(?:fleet|history|idea|obsidian|trash|vs|vscode|zed)[\\/]/i;

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

/** Whether a file was left by a system or an editor, judging by its path or its name alone. */
const isEditorFile = (file: string): boolean =>
  editorFiles.test(file.split(/[\\/]/).at(-1) ?? '') || editorFolders.test(file);
