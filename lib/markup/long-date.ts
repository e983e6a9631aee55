const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `December 16, 2024`: a day, or the day of a moment, in UTC. */
export const longDate = (date: string): string => format.format(new Date(date));
