export const comparedProducts = ['lockup', 'flow', 'airdrops'] as const;
export type ComparedProduct = (typeof comparedProducts)[number];

/** Returns the URL of the file with what the browser needs to compare any two releases of a product. */
export const changeFileUrl = (product: ComparedProduct): string => `/changes/${product}.json`;

/** Returns the slug of the page that compares each release of a product with the one before. */
export const changesSlug = (product: ComparedProduct): string => `reference/${product}/changes-by-release`;
