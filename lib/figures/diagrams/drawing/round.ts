/** Rounds a length to one decimal place, which is finer than a screen can show. */
export const round = (length: number): string => String(Math.round(length * 10) / 10 || 0);
