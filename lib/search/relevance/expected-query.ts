/**
 * What readers look for, as they would type it, and where it stands. A place is the slug of a page, whose sections count too;
 * one with an anchor is meant exactly, and `#*` means anything on the page, also an item or an address. Several places
 * answer equally well.
 */
export type ExpectedQuery = readonly [query: string, ...places: string[]];
