import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/site/files-below';

type DiskCache = {
  read: (name: string) => Buffer | undefined;
  has: (name: string) => boolean;
  write: (name: string, content: string | Uint8Array) => void;
};

/** The entries that this process has used, by the cache's folder. */
const used = new Map<string, Set<string>>();

/**
 * Opens a cache in a folder, which is safe to delete. Entries never become stale as long as their names contain a
 * digest of everything that affects their content; see `digestOf` and `digestOfFiles`.
 * @param folder path relative to the repository
 */
export function diskCache(folder: string): DiskCache {
  const names = used.get(folder) ?? new Set();
  used.set(folder, names);
  return {
    read(name) {
      const file = path.join(folder, name);
      const now = new Date();
      try {
        fs.utimesSync(file, now, now);
        names.add(name);
        return fs.readFileSync(file);
      } catch (error) {
        // Another process may also have deleted it just now.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    has: (name) => fs.existsSync(path.join(folder, name)),
    write(name, content) {
      names.add(name);
      fs.mkdirSync(folder, { recursive: true });
      // Written to a temporary file first, because several processes may write the same entry.
      const draft = path.join(folder, `${name}.${process.pid}`);
      fs.writeFileSync(draft, content);
      fs.renameSync(draft, path.join(folder, name));
    },
  };
}

/** The maximum total size, per cache, of entries from builds with other settings or from other branches. */
const roomForOthers = 50_000_000;

/** Deletes the least recently used entries of the caches that this process opened, but none that it used itself. */
export function pruneCaches(room = roomForOthers): void {
  for (const [folder, names] of used) {
    let left = room;
    const others = filesBelow(folder)
      .filter((file) => !names.has(path.basename(file)))
      .flatMap((file) => {
        // Another process may have finished or deleted it since.
        const stats = fs.statSync(file, { throwIfNoEntry: false });
        return stats ? [{ file, size: stats.size, time: stats.mtimeMs }] : [];
      })
      .sort((a, b) => b.time - a.time);
    for (const { file, size } of others) {
      left -= size;
      if (left < 0) fs.rmSync(file, { force: true });
    }
  }
}

/** Returns a digest of a list of strings. Different lists have different digests. */
export const digestOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** Returns a digest of files with their paths. For a folder, it includes everything except tests. */
export const digestOfFiles = (places: readonly string[]): string =>
  digestOf(
    ...places
      .flatMap(filesBelow)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .sort()
      .flatMap((file) => [file, fs.readFileSync(file)]),
  );

/** Returns a function that digests files once, because the code and the packages don't change in a process. */
export function digestOnce(listFiles: () => string[]): () => string {
  let digest: string | undefined;
  return () => {
    digest ??= digestOfFiles(listFiles());
    return digest;
  };
}
