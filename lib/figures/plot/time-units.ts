const secondsIn: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};

/**
 * Returns the singular: `day` for `days`. A unit without a plural, such as `% of duration`, doesn't change.
 */
export const singular = (timeUnit: string): string => timeUnit.replace(/s$/, '');

/**
 * Returns the length of one second in a unit of time. If the unit isn't a unit of clock time, such as
 * `% of duration`, the whole duration counts as 100 days, so that a second is too short to be visible.
 */
export function secondIn(timeUnit: string, duration: number): number {
  const seconds = secondsIn[singular(timeUnit)];
  return seconds === undefined ? duration / (100 * 86_400) : 1 / seconds;
}

/** Whether times are relative to the duration, as in `% of duration`. */
export const isShareOfDuration = (timeUnit: string): boolean => timeUnit.startsWith('%');
