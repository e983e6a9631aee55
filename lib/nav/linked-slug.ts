/** Returns the slug of the page on this site that a URL leads to, or `undefined` if it leads elsewhere. */
export const linkedSlug = (href: string): string | undefined => /^\/([^#?]+)/.exec(href)?.[1];
