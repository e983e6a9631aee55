import { plural } from '@/lib/markup/plural';

/** How many hits a query has. A hosted engine may only know about how many. */
export type Count = { number: number; isExact: boolean };

export const noResults: Count = { number: 0, isExact: true };

/** Formats a number of hits, such as `1 result` or `about 40 results`. */
export const formatCount = ({ number, isExact }: Count): string =>
  `${isExact ? '' : 'about '}${plural(number, 'result')}`;
