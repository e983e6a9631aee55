'use client';
import { useEffect } from 'react';
import { SmartLink } from '@/components/site/smart-link';
import { isLoadFailure, isWorthReloading } from '@/lib/browser/missing-chunk';
import { reloadWhenOnline } from '@/lib/browser/online';
import { ProblemBox } from './problem-box';

type Props = { error: Error; retry: () => void };

/**
 * Shown in place of a page that failed to load or to render. The module loader remembers a failed load, so retrying
 * means reloading the document. If a deploy has removed the module, that happens automatically, once.
 */
export function PageProblem({ error, retry }: Props) {
  useEffect(() => {
    isWorthReloading(error).then((isWorth) => isWorth && window.location.reload());
  }, [error]);
  if (isLoadFailure(error)) {
    return (
      <ProblemBox
        title="This page could not be loaded"
        action={
          <button type="button" className="action" onClick={reloadWhenOnline}>
            Retry
          </button>
        }
      >
        <p>Part of the page didn’t load. You might be offline, or the site might have just been updated.</p>
      </ProblemBox>
    );
  }
  return (
    <ProblemBox
      title="This page crashed"
      action={
        <>
          <button type="button" className="action" onClick={retry}>
            Try again
          </button>
          <SmartLink className="action" href="/">
            Go to the home page
          </SmartLink>
        </>
      }
    >
      <p>Something on it stopped working. You can try again, or go on with another page.</p>
    </ProblemBox>
  );
}
