'use client';
// The export has one file for all unknown URLs, so only the browser knows which one the reader requested.
import { useEffect, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { Hourglass } from '@/components/hourglass';
import { popularPages, toPages } from '@/components/search/hits/popular-pages';
import { SmartLink } from '@/components/site/smart-link';
import { useBrowserValue } from '@/components/use-browser-value';
import { withoutBasePath } from '@/lib/site/addresses';
import { nearestPage, wordsOf } from './nearest-page';
import styles from './not-found.module.css';
import { retryScript } from './retry-script';

/** Only needed in the HTML, because the script runs long before React. */
const script = typeof window === 'undefined' ? retryScript : '';

/**
 * Shows the URL that doesn't exist, links to the page with the most similar URL, and offers a search for the words of
 * its last segment. Below are popular pages.
 * @param contentVersion only in development, where a new version shows the page if its file now exists
 */
export function NotFound({ contentVersion }: { contentVersion?: number | undefined }) {
  const [firstVersion] = useState(contentVersion);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' && contentVersion !== firstVersion) void reloadWhenFound();
  }, [contentVersion, firstVersion]);
  const path = useBrowserValue(readPath, undefined);
  const nearest = path === undefined ? undefined : nearestPage(navigation, path);
  const [page] = toPages(navigation, nearest ? [nearest.slug] : []);
  const words = path === undefined ? '' : wordsOf(path);
  const popular = popularPages(navigation).filter(({ path }) => path !== page?.path);
  return (
    <div className={styles.notFound}>
      {path === undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text.
        <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
      )}
      <Hourglass state="empty" />
      <h1>Page not found</h1>
      <p>
        {path === undefined ? (
          'There’s no page at this address.'
        ) : (
          <>
            There’s no page at <code>{path}</code>.
          </>
        )}
      </p>
      <ul>
        {page && (
          <li>
            Did you mean <SmartLink href={page.path}>{page.title}</SmartLink>? <span>{page.trail}</span>
          </li>
        )}
        <li>
          <SmartLink href={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
            {words ? `Search for “${words}”` : 'Search the docs'}
          </SmartLink>
        </li>
        <li>
          <SmartLink href="/">Go to the home page</SmartLink>
        </li>
      </ul>
      <h2>Popular pages</h2>
      <ul aria-label="Popular pages">
        {popular.map(({ path, title, trail }) => (
          <li key={path}>
            <SmartLink href={path}>{title}</SmartLink> <span>{trail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Reloads the page if its address exists by now. For a not-found page during development: Next sends the page again when
 * the content changes, but keeps showing that nothing was found at this address.
 */
async function reloadWhenFound(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) window.location.reload();
}

/** Returns the path without the base path, decoded if possible. */
function readPath(): string {
  const { pathname } = window.location;
  const path = withoutBasePath(pathname) ?? pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
