import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files-below';

/** Things on disk that take long to make. */
export type DiskCache = {
  /** What is kept under a name, or `undefined`. */
  read: (name: string) => Buffer | undefined;
  has: (name: string) => boolean;
  write: (name: string, content: string | Uint8Array) => void;
};

/** Entries that this process used, by the folder of their cache. */
const used = new Map<string, Set<string>>();

/**
 * A folder of things that were made before. It is safe to delete. Nothing in it is ever wrong as long as a name holds a
 * digest of all that decides what the thing is; see `digestOf` and `digestOfFiles`.
 * @param folder path from the repository's root
 */
export function diskCache(folder: string): DiskCache {
  const names = used.get(folder) ?? new Set();
  used.set(folder, names);
  return {
    read(name) {
      const file = path.join(folder, name);
      if (!fs.existsSync(file)) return undefined;
      names.add(name);
      const now = new Date();
      fs.utimesSync(file, now, now);
      return fs.readFileSync(file);
    },
    has: (name) => fs.existsSync(path.join(folder, name)),
    write(name, content) {
      names.add(name);
      fs.mkdirSync(folder, { recursive: true });
      // Written aside and renamed, because several processes may write the same entry.
      const draft = path.join(folder, `${name}.${process.pid}`);
      fs.writeFileSync(draft, content);
      fs.renameSync(draft, path.join(folder, name));
    },
  };
}

/** What the builds of other settings and branches may keep of each cache. */
const roomForOthers = 50_000_000;

/** Takes from every cache that this process opened what was not used for the longest time, and never what it used itself. */
export function pruneCaches(room = roomForOthers): void {
  for (const [folder, names] of used) {
    let left = room;
    const others = filesBelow(folder)
      .filter((file) => !names.has(path.basename(file)))
      .map((file) => ({ file, ...pick(fs.statSync(file)) }))
      .sort((a, b) => b.time - a.time);
    for (const { file, size } of others) {
      left -= size;
      if (left < 0) fs.rmSync(file, { force: true });
    }
  }
}

const pick = ({ size, mtimeMs }: fs.Stats) => ({ size, time: mtimeMs });

/** A name for whatever these texts decide; no two lists of texts share one. */
export const digestOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** A digest of files with their paths; of a folder, of everything in it but its tests. */
export const digestOfFiles = (places: readonly string[]): string =>
  digestOf(
    ...places
      .flatMap(filesBelow)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .sort()
      .flatMap((file) => [file, fs.readFileSync(file)]),
  );
