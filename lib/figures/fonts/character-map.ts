import { type Sfnt, tableOffset } from './sfnt';

/** Maps each code point that the font supports to a glyph number. */
export type CharacterMap = Map<number, number>;

/**
 * Reads the `cmap` table in formats 4 (basic plane) and 12 (all planes), and ignores other formats. Source:
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function readCharacterMap(font: Sfnt): CharacterMap {
  const cmap = tableOffset(font, 'cmap');
  const count = font.bytes.readUInt16BE(cmap + 2);
  const map: CharacterMap = new Map();
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + font.bytes.readUInt32BE(cmap + 8 + index * 8);
    const format = font.bytes.readUInt16BE(subtable);
    if (format === 4) readSegments(font.bytes, subtable, map);
    if (format === 12) readGroups(font.bytes, subtable, map);
  }
  return map;
}

function readSegments(bytes: Buffer, subtable: number, map: CharacterMap): void {
  const doubled = bytes.readUInt16BE(subtable + 6);
  for (let at = 0; at < doubled; at += 2) {
    const end = subtable + 14 + at;
    const start = end + 2 + doubled;
    const delta = start + doubled;
    const range = delta + doubled;
    const first = bytes.readUInt16BE(start);
    // The last segment ends at 0xFFFF, which isn't a character.
    const last = Math.min(bytes.readUInt16BE(end), 0xfffe);
    for (let code = first; code <= last; code += 1) {
      const glyph = segmentGlyph(bytes, { code, first, range, delta: bytes.readUInt16BE(delta) });
      if (glyph > 0) map.set(code, glyph);
    }
  }
}

function segmentGlyph(
  bytes: Buffer,
  { code, first, range, delta }: { code: number; first: number; range: number; delta: number },
): number {
  const rangeOffset = bytes.readUInt16BE(range);
  if (rangeOffset === 0) return (code + delta) % 0x10000;
  const glyph = bytes.readUInt16BE(range + rangeOffset + (code - first) * 2);
  return glyph === 0 ? 0 : (glyph + delta) % 0x10000;
}

function readGroups(bytes: Buffer, subtable: number, map: CharacterMap): void {
  const count = bytes.readUInt32BE(subtable + 12);
  for (let index = 0; index < count; index += 1) {
    const group = subtable + 16 + index * 12;
    const first = bytes.readUInt32BE(group);
    const last = bytes.readUInt32BE(group + 4);
    const glyph = bytes.readUInt32BE(group + 8);
    for (let code = first; code <= last; code += 1) map.set(code, glyph + code - first);
  }
}
