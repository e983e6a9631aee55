/**
 * A query and the places that answer it equally well. A place is the slug of a page and includes its sections. With an
 * anchor, it only matches exactly, and `#*` matches anything on the page, including reference items and addresses.
 */
export type ExpectedQuery = readonly [query: string, ...places: string[]];
