import { playsVideos } from '@/lib/content/videos';
import { withoutBasePath } from '@/lib/site/addresses';

/** An event of the browser or of React. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns the URL on this site that a click leads to.
 * @returns `undefined` if the browser or other code handles the click: another button, a modifier key, a download, a
 * new window, another site, or no link
 */
export function targetOfClick(event: MouseEvent): URL | undefined {
  return isPlainClick(event) ? linkOf(event.target) : undefined;
}

/** Whether a click on a link opens it here. With a modifier key, it opens a tab or a window, or saves the link. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Returns the URL of the link that contains an element, if it leads to a page of this site in the same window. */
export function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.role === 'button') return undefined;
  return link.origin === window.location.origin ? new URL(link.href) : undefined;
}

/**
 * Whether a URL on this site leads to another page that this document can show, as opposed to an anchor on this page or
 * a file or a short link. Files end in a period and a name; pages can only end in a version or a contract, such as
 * `contract.SablierLockup`. A document keeps its content security policy, so the browser opens pages with videos, and
 * leaves them, by loading a document.
 */
export function isPage({ pathname }: URL): boolean {
  const current = window.location.pathname;
  const path = withoutBasePath(pathname);
  return (
    path !== undefined &&
    pathname !== current &&
    !path.startsWith('/s/') &&
    !/\.[a-z][a-z\d]*$/.test(path) &&
    playsVideos(path) === playsVideos(withoutBasePath(current) ?? '')
  );
}

/** Whether a URL leads to the current page, possibly with another query, but not to an anchor on it. */
export const isSamePage = ({ pathname, hash, href }: URL): boolean =>
  pathname === window.location.pathname && !hash && !href.endsWith('#');
