import { sansWidth } from '@/lib/markup/sans-width';

/** The sizes of texts by their look, as in `app/diagrams.css`, in CSS pixels. */
export const fontSizes = { text: 14, message: 14, tab: 13 };

export type TextLook = keyof typeof fontSizes;

/** The size of code relative to the text around it, as in `app/diagrams.css`, and the width of Docs Mono in ems. */
export const code = { scale: 0.93, width: 0.6 };

/** Joins adjacent pieces of code, so that the space between them is as wide as their characters. */
export const joinCode = (text: string): string => text.replaceAll('` `', ' ');

/** Returns the width of a line of text in CSS pixels. Code is between backticks. */
export function estimateWidth(text: string, look: TextLook): number {
  const line = joinCode(text);
  const prose = line.replace(/`[^`]+`/g, '``');
  return (
    (sansWidth(prose.replaceAll('`', '')) + (line.length - prose.length) * code.width * code.scale) *
    fontSizes[look]
  );
}
