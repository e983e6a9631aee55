import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/site/files-below';

export const samplesFolder = 'content/samples';

/** Lists all samples relative to the folder, sorted, without dotfiles and files of editors. */
export const listSamples = (): string[] =>
  filesBelow(samplesFolder)
    .map((file) => path.posix.relative(samplesFolder, file))
    .filter((name) => !/(^|\/)\./.test(name))
    .sort();

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
