import type { OutputFile } from './output';

export const kinds = ['HTML', 'payload', 'JS', 'CSS', 'fonts', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** The number of files of a kind, and their total size. */
type KindSize = { kind: Kind; files: number; bytes: number };

/** Adds up files by their kind. A payload is the `.txt` file of a page. */
export function sizesByKind(files: readonly OutputFile[]): KindSize[] {
  const names = new Set(files.map(({ name }) => name));
  return kinds.map((kind) => {
    const ofKind = files.filter(({ name }) => kindOf(name, names) === kind);
    return { kind, files: ofKind.length, bytes: totalBytes(ofKind) };
  });
}

export const totalBytes = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const kindsByEnding: Record<string, Kind> = { html: 'HTML', js: 'JS', css: 'CSS', woff2: 'fonts' };

function kindOf(name: string, names: Set<string>): Kind {
  if (name.endsWith('.txt') && names.has(name.replace(/\.txt$/, '.html'))) return 'payload';
  return kindsByEnding[name.split('.').at(-1) ?? ''] ?? 'other';
}
