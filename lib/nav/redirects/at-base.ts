/** A path of the site as a browser asks for it, under the base path (`''` or such as `/docs`); home has no slash there. */
export const atBase = (path: string, basePath: string): string =>
  basePath + (path === '/' ? '' : path) || '/';
