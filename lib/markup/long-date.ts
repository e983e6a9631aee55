const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a date or a timestamp as `December 16, 2024`, in UTC, and a month such as `2024-12` as `December 2024`. */
export const longDate = (date: string): string =>
  (date.length === '2024-12'.length ? month : day).format(new Date(date));

/** Whether a day or a month such as `2026-11` has begun anywhere. A day begins first at UTC+14. */
export const hasBegun = (date: string): boolean => Date.parse(date) <= Date.now() + 14 * 3_600_000;

/** Formats the month of a date, such as `December 2024`. */
export const longMonth = (date: string): string => longDate(date.slice(0, '2024-12'.length));
