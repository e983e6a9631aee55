const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date or a timestamp as `December 16, 2024`, in UTC. */
export const longDate = (date: string): string => format.format(new Date(date));
