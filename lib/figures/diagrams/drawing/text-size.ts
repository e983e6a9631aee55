/** As in `app/diagrams.css`, in CSS pixels. The library measures in Inter, which is wider, at 13 and 11 px. */
export const fontSizes: Record<string, number> = {
  text: 14,
  title: 13,
  label: 14,
  message: 14,
  tab: 13,
};

/** Widths of Docs Sans at weight 500, in hundredths of an em, for the characters from space to tilde. */
export const sansWidths = (
  '20 28 42 72 62 79 76 24 42 42 42 54 27 50 27 44 67 39 55 58 61 58 61 55 59 62 27 27 54 54 54 57 ' +
  '86 73 64 74 75 63 60 76 73 25 44 70 59 90 73 79 66 80 66 62 66 71 73 109 70 69 63 42 44 42 54 45 ' +
  '35 55 61 54 61 57 36 61 61 25 25 55 25 93 61 59 61 61 38 48 39 60 53 78 57 53 51 42 24 42 54'
)
  .split(' ')
  .map(Number);

/**
 * Returns the font size of a look in CSS pixels.
 * @throws if the look has no text
 */
export function fontSize(look: string): number {
  const size = fontSizes[look];
  if (size === undefined) throw new Error(`Text of the look "${look}" has no size.`);
  return size;
}

/** The size of code relative to the text around it, as in `app/diagrams.css`, and the width of Docs Mono in ems. */
export const code = { scale: 0.93, width: 0.6 };

/** Joins adjacent pieces of code, so that the space between them is as wide as their characters. */
export const joinCode = (text: string): string => text.replaceAll('` `', ' ');

/** Returns the width of a line of text in CSS pixels. Code is between backticks. */
export function estimateWidth(text: string, look: string): number {
  // Most characters outside that range are at most this wide.
  const widthOf = (character: string) => sansWidths[character.charCodeAt(0) - 0x20] ?? 80;
  const line = joinCode(text);
  const prose = line.replace(/`[^`]+`/g, '``');
  const hundredths = [...prose.replaceAll('`', '')].reduce((sum, character) => sum + widthOf(character), 0);
  return (hundredths / 100 + (line.length - prose.length) * code.width * code.scale) * fontSize(look);
}
