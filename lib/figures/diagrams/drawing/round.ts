/** A length as SVG writes it: at most one decimal, which is finer than a screen shows. */
export const round = (length: number): string => String(Math.round(length * 10) / 10 || 0);
