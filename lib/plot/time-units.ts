const secondsIn: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};

/** `days` becomes `day`; what has no plural, such as `% of duration`, stays. */
export const singular = (timeUnit: string): string => timeUnit.replace(/s$/, '');

/**
 * How long one second is in a unit of time. In a unit that is no clock's, such as `% of duration`, the whole
 * duration counts as 100 days: long enough for one second not to be seen.
 */
export function secondIn(timeUnit: string, duration: number): number {
  const seconds = secondsIn[singular(timeUnit)];
  return seconds === undefined ? duration / (100 * 86_400) : 1 / seconds;
}

/** Whether times are shares of the duration, as in `% of duration`. */
export const isShareOfDuration = (timeUnit: string): boolean => timeUnit.startsWith('%');
