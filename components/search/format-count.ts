import { plural } from '@/lib/markup/plural';

/** How many hits a query has, or on how many pages of the site they are if a hosted engine knows no more. */
export type Count = { number: number; unit: 'result' | 'page' };

export const noResults: Count = { number: 0, unit: 'result' };

/** Formats a number of hits or pages, such as `1 result` or `40 pages`. */
export const formatCount = ({ number, unit }: Count): string => plural(number, unit);
