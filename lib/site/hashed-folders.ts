/** The folders of `_next/static` in which file names contain a content hash. Other names contain the commit. */
export const hashedFolders = ['chunks', 'css', 'media'] as const;
