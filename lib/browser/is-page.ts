import { env } from '@/lib/site/public-env';

/**
 * Whether a URL on this site leads to another page, as opposed to an anchor on this page or a file such as an image or
 * a code sample.
 */
export const isPage = ({ pathname }: URL): boolean =>
  pathname !== window.location.pathname &&
  `${pathname}/`.startsWith(`${env.basePath}/`) &&
  !pathname.startsWith(`${env.basePath}/samples/`) &&
  !/\.(svg|png|jpe?g|webp|pdf|json|txt|csv|xml|md)$/.test(pathname);

/** Whether a URL leads to the current page, possibly with another query, but not to an anchor on it. */
export const isSamePage = ({ pathname, hash, href }: URL): boolean =>
  pathname === window.location.pathname && !hash && !href.endsWith('#');
