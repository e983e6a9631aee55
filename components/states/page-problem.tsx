'use client';
import { useEffect } from 'react';
import { SmartLink } from '@/components/site/smart-link';
import { isLoadFailure, messagesOf } from '@/lib/browser/failures';
import { isWorthReloading } from '@/lib/browser/gone-part';
import { reloadWhenOnline } from '@/lib/browser/online';
import { ProblemBox } from './problem-box';

type Props = { error: Error; retry: () => void };

/**
 * What stands in place of a page that can't be shown: either a part of it did not arrive, or it broke while it was
 * drawn. A part that did not arrive is remembered as failed by the module loader, so retrying means loading the page
 * anew. That happens by itself, once, when the part is gone since a deploy.
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
          <button type="button" onClick={reloadWhenOnline}>
            Retry
          </button>
        }
      >
        <p>
          A part of it did not arrive. The connection may be down, or the site may have been updated a moment
          ago.
        </p>
      </ProblemBox>
    );
  }
  return (
    <ProblemBox
      title="This page crashed"
      action={
        <>
          <button type="button" onClick={retry}>
            Try again
          </button>
          <SmartLink href="/">Go to the start page</SmartLink>
        </>
      }
    >
      <p>What went wrong, from the outermost cause inwards:</p>
      <ol>
        {messagesOf(error).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one error never changes.
          <li key={index}>{message}</li>
        ))}
      </ol>
    </ProblemBox>
  );
}
