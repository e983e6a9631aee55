import { env } from '@/lib/public-env';

/**
 * Whether an address of this site is that of another page: not a place on this one, and not a file such as an image or a
 * sample of code.
 */
export const isPage = ({ pathname }: URL): boolean =>
  pathname !== window.location.pathname &&
  `${pathname}/`.startsWith(`${env.basePath}/`) &&
  !pathname.startsWith(`${env.basePath}/samples/`) &&
  !/\.(svg|png|jpe?g|webp|pdf|json|txt|csv|xml|md)$/.test(pathname);

/** Whether an address is that of the page that is open, maybe with another query, and of no place on it. */
export const isSamePage = ({ pathname, hash, href }: URL): boolean =>
  pathname === window.location.pathname && !hash && !href.endsWith('#');
