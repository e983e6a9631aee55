/** Files that systems and editors leave next to pages, and that are never content. */
const names =
  /^(?:\.DS_Store|\.directory|\.localized|\.nfs[\da-f]+|4913|Icon\r|(?:eh)?Thumbs\.db|desktop\.ini|\._.*|\.#.*|#.*#|~\$.*|\.~lock\..*|\.goutputstream-.*|.*~|.*___jb_(?:tmp|old)___|.*\.(?:bak|kate-swp|orig|rej|sublime-\w+|sw[a-p]|tmp))$/i;

/** Matches the folders in which editors keep their settings. */
const folders = /(?:^|[\\/])\.(?:fleet|history|idea|obsidian|trash|vs|vscode|zed)[\\/]/i;

/** Whether a file was left by a system or an editor, judging by its path or its name alone. */
export const isEditorFile = (file: string): boolean =>
  names.test(file.split(/[\\/]/).at(-1) ?? '') || folders.test(file);
