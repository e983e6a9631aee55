/** Widths of Docs Sans at weight 500, in hundredths of an em, for the characters from space to tilde. */
export const sansWidths = (
  '20 28 42 72 62 79 76 24 42 42 42 54 27 50 27 44 67 39 55 58 61 58 61 55 59 62 27 27 54 54 54 57 ' +
  '86 73 64 74 75 63 60 76 73 25 44 70 59 90 73 79 66 80 66 62 66 71 73 109 70 69 63 42 44 42 54 45 ' +
  '35 55 61 54 61 57 36 61 61 25 25 55 25 93 61 59 61 61 38 48 39 60 53 78 57 53 51 42 24 42 54'
)
  .split(' ')
  .map(Number);

/** Estimates the width of text in ems. Most other characters are at most 0.8 wide. */
export const sansWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (sansWidths[character.charCodeAt(0) - 0x20] ?? 80), 0) / 100;
