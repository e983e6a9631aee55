'use client';
// The exported page is one file for all unknown addresses; only the browser knows which one was asked for.
import { useSyncExternalStore } from 'react';
import { navigation } from '@/.generated/navigation';
import { Hourglass } from '@/components/hourglass';
import { SmartLink } from '@/components/site/smart-link';
import { nearestPage, wordsOf } from '@/lib/nav/nearest-page';
import { env } from '@/lib/public-env';
import styles from './not-found.module.css';

const never = () => () => {};

/** Names the address that doesn't exist, and offers the nearest page that does and a search for its words. */
export function NotFound() {
  const path = useSyncExternalStore(never, readPath, () => undefined);
  const page = path === undefined ? undefined : nearestPage(navigation, path);
  const words = path === undefined ? '' : wordsOf(path);
  return (
    <div className={styles.notFound}>
      <Hourglass state="empty" />
      <h1>Page not found</h1>
      <p>
        {path === undefined ? (
          'Nothing stands at this address.'
        ) : (
          <>
            Nothing stands at <code>{path}</code>.
          </>
        )}
      </p>
      <ul>
        {page && (
          <li>
            Did you mean <SmartLink href={`/${page.slug}`}>{page.label}</SmartLink>?
          </li>
        )}
        <li>
          <SmartLink href={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
            {words ? `Search for “${words}”` : 'Search the site'}
          </SmartLink>
        </li>
        <li>
          <SmartLink href="/">Go to the start page</SmartLink>
        </li>
      </ul>
    </div>
  );
}

/** The path below the base path, decoded where that is possible. */
function readPath(): string {
  const path = window.location.pathname.replace(env.basePath, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
