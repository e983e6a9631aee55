/** Where a build writes. Names without a slash lie at the repository's root and are ignored by git. */
export const places = {
  /** What Next exports, before our own steps. */
  draft: '.next-export',
  /** The finished site, which hosts publish. */
  site: 'out',
  /** The redirects of that site as data, for `npm start`. It lies beside the site because hosts don't need it. */
  redirects: '.cache/redirects.json',
} as const;
