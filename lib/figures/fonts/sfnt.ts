/** The position of a table in a font file, in bytes. */
type TablePlace = { offset: number; length: number };

/** An uncompressed OpenType font: its bytes, and the position of each table. */
export type Sfnt = { bytes: Buffer; tables: Map<string, TablePlace> };

/** Metrics in font units from the `head`, `hhea`, and `OS/2` tables. `descent` is negative. */
export type VerticalMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** The height of a lowercase x. */
  xHeight: number;
};

/**
 * Reads the table directory of an uncompressed OpenType font (.ttf or .otf, not WOFF). Source:
 * https://learn.microsoft.com/typography/opentype/spec/otff
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

/** Returns the offset of a table in bytes. Throws if the font has no such table. */
export function tableOffset({ tables }: Sfnt, tag: string): number {
  const place = tables.get(tag);
  if (!place) throw new Error(`The font has no "${tag}" table.`);
  return place.offset;
}

/** Returns the metrics that determine the line height and the apparent size of the letters. */
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

/**
 * Returns the advance width of a glyph in font units. For a variable font, it's the width at the default of every axis.
 */
export function advanceWidth(font: Sfnt, glyph: number): number {
  const longMetrics = font.bytes.readUInt16BE(tableOffset(font, 'hhea') + 34);
  return font.bytes.readUInt16BE(tableOffset(font, 'hmtx') + Math.min(glyph, longMetrics - 1) * 4);
}

/** Lists the font's substitution features, such as `tnum`, sorted and without duplicates. */
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
