import fs from 'node:fs';
import path from 'node:path';
import { isEditorFile } from '@/lib/site/editor-files';

export const samplesFolder = 'content/samples';

/** Lists all samples relative to the folder, sorted, without dotfiles and files of editors. */
export const listSamples = (): string[] =>
  fs.existsSync(samplesFolder)
    ? // `withFileTypes` avoids a stat call per file, because this runs once for each sample on a page.
      fs
        .readdirSync(samplesFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(samplesFolder, path.join(parentPath, name)))
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => !/(^|\/)\./.test(name) && !isEditorFile(name))
        .sort()
    : [];

/** Returns the path of a sample, relative to the repository. */
export const sampleFile = (name: string): string => path.posix.join(samplesFolder, name);

/** Returns the URL of a sample as plain text, without the base path. */
export const sampleUrl = (name: string): string => `/samples/${encodeURI(name)}`;

/** Returns the file extension of a sample, which determines its language. */
export const endingOf = (name: string): string => path.extname(name).slice(1);

/** Reads a sample. */
export const readSample = (name: string): string => fs.readFileSync(sampleFile(name), 'utf8');

/** Whether a sample doesn't need a page. Files in a folder `support` are for other samples and for tests. */
export const isSupport = (name: string): boolean => /(^|\/)support\//.test(name);
