import path from 'node:path';

/** Whether a file below `content/` is one that every process imports or keeps, so that a change needs a new process. */
export const isInput = (file: string): boolean => file === 'sidebar.ts' || file.startsWith(`data${path.sep}`);
