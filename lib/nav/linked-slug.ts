/** The slug of the page of this site that an address leads to; `undefined` for one that leads elsewhere. */
export const linkedSlug = (href: string): string | undefined => /^\/([^#?]+)/.exec(href)?.[1];
