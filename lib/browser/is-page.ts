import { env } from '@/lib/site/public-env';
import { playsVideos } from '@/lib/site/videos';

/**
 * Whether a URL on this site leads to another page that this document can show, as opposed to an anchor on this page or
 * a file such as an image or a code sample. A document keeps its content security policy, so the browser opens pages
 * with videos, and leaves them, by loading a document.
 */
export const isPage = ({ pathname }: URL): boolean =>
  pathname !== window.location.pathname &&
  `${pathname}/`.startsWith(`${env.basePath}/`) &&
  !pathname.startsWith(`${env.basePath}/samples/`) &&
  !/\.(svg|png|jpe?g|webp|pdf|json|txt|csv|xml|md)$/.test(pathname) &&
  allowsVideos(pathname) === allowsVideos(window.location.pathname);

const allowsVideos = (pathname: string): boolean => playsVideos(pathname.slice(env.basePath.length));

/** Whether a URL leads to the current page, possibly with another query, but not to an anchor on it. */
export const isSamePage = ({ pathname, hash, href }: URL): boolean =>
  pathname === window.location.pathname && !hash && !href.endsWith('#');
