/** Where one table lies in a font file, in bytes. */
type TablePlace = { offset: number; length: number };

/** An uncompressed OpenType font: its bytes, and where each table lies. */
export type Sfnt = { bytes: Buffer; tables: Map<string, TablePlace> };

/** Lengths in font units, as the `head`, `hhea` and `OS/2` tables give them; `descent` is negative. */
export type VerticalMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Height of a lower-case x. */
  xHeight: number;
};

/**
 * Reads the table directory of an uncompressed OpenType font (.ttf, .otf; not WOFF).
 * Source: https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function readSfnt(bytes: Buffer): Sfnt {
  const count = bytes.readUInt16BE(4);
  const tables = new Map<string, TablePlace>();
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const tag = bytes.toString('latin1', entry, entry + 4);
    tables.set(tag, { offset: bytes.readUInt32BE(entry + 8), length: bytes.readUInt32BE(entry + 12) });
  }
  return { bytes, tables };
}

/** The offset of a table in bytes. Throws when the font has no such table. */
export function tableOffset({ tables }: Sfnt, tag: string): number {
  const place = tables.get(tag);
  if (!place) throw new Error(`The font has no "${tag}" table.`);
  return place.offset;
}

/** The metrics that decide how tall a line of this font is, and how large its letters look. */
export function readVerticalMetrics(font: Sfnt): VerticalMetrics {
  const head = tableOffset(font, 'head');
  const hhea = tableOffset(font, 'hhea');
  return {
    unitsPerEm: font.bytes.readUInt16BE(head + 18),
    ascent: font.bytes.readInt16BE(hhea + 4),
    descent: font.bytes.readInt16BE(hhea + 6),
    lineGap: font.bytes.readInt16BE(hhea + 8),
    xHeight: font.bytes.readInt16BE(tableOffset(font, 'OS/2') + 86),
  };
}

/** Advance width of a glyph in font units. In a variable font: at the default of every axis. */
export function advanceWidth(font: Sfnt, glyph: number): number {
  const longMetrics = font.bytes.readUInt16BE(tableOffset(font, 'hhea') + 34);
  return font.bytes.readUInt16BE(tableOffset(font, 'hmtx') + Math.min(glyph, longMetrics - 1) * 4);
}

/** Tags of the substitution features that the font carries, such as `tnum`; each once, sorted. */
export function listFeatures(font: Sfnt): string[] {
  if (!font.tables.has('GSUB')) return [];
  const gsub = tableOffset(font, 'GSUB');
  const list = gsub + font.bytes.readUInt16BE(gsub + 6);
  const count = font.bytes.readUInt16BE(list);
  const tags = Array.from({ length: count }, (_, index) => {
    const entry = list + 2 + index * 6;
    return font.bytes.toString('latin1', entry, entry + 4);
  });
  return [...new Set(tags)].sort();
}
