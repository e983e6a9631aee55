/** Such as `1 mainnet` or `2 mainnets`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
