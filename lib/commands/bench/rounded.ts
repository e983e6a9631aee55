/** Rounds a measurement to one decimal place. Nothing measured is 0. */
export const rounded = (value = 0): number => Number(value.toFixed(1));
