import fs from 'node:fs';
import path from 'node:path';

/** The folder of whole files that pages show, from the repository's root. */
export const samplesFolder = 'content/samples';

/**
 * Every sample by its path below the folder, as `lockup/create-linear.sol`, sorted. Files whose names begin with a dot
 * belong to an editor or a system.
 */
export const listSamples = (): string[] =>
  fs.existsSync(samplesFolder)
    ? // Kinds come with the names: this runs once for each sample of a page, and asking for each file would take long.
      fs
        .readdirSync(samplesFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(samplesFolder, path.join(parentPath, name)))
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => !/(^|\/)\./.test(name))
        .sort()
    : [];

/** The file of a sample, from the repository's root. */
export const sampleFile = (name: string): string => path.posix.join(samplesFolder, name);

/** The address at which the site serves a sample as plain text, without the base path. */
export const sampleUrl = (name: string): string => `/samples/${encodeURI(name)}`;

/** The ending of a sample's name, which tells its language. */
export const endingOf = (name: string): string => path.extname(name).slice(1);

/** The text of a sample. */
export const readSample = (name: string): string => fs.readFileSync(sampleFile(name), 'utf8');

/** Whether a sample may stand without a page: files below a folder `support` are there for other samples and tests. */
export const isSupport = (name: string): boolean => /(^|\/)support\//.test(name);
