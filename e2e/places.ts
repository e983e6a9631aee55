/** The URLs and folders of the sites that `npm run e2e` builds and serves. */
export const site = process.env.SITE ?? 'http://localhost:3000';
/** A site with pages that use every feature, built with the base path `/docs`. */
export const workbench = process.env.WORKBENCH ?? 'http://localhost:3001/docs';
/** The same pages with a hosted search, which tests have to fake. */
export const hosted = process.env.HOSTED ?? 'http://localhost:3002';
