/**
 * Matches the names of files that systems and editors leave next to pages: folder settings, swap and lock files, and
 * backups. They are never content.
 */
const pattern =
  /^(?:\.DS_Store|\.directory|\.nfs[\da-f]+|4913|Thumbs\.db|desktop\.ini|\._.*|\.#.*|#.*#|\.~lock\..*|.*~|.*\.(?:bak|orig|sw[a-p]|tmp))$/i;

/** Whether a file was left by a system or an editor. */
export const isEditorFile = (file: string): boolean => pattern.test(file.split(/[\\/]/).at(-1) ?? '');
