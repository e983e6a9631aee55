import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef } from 'react';
import { contentVersion } from '@/.generated/content-version';

/**
 * In development, shows a page again when its author has mended it. Next sends the mended page by itself, but keeps
 * showing the error in its place. In a build the version never changes.
 */
export function useRetryOnContentChange(reset: () => void): void {
  const router = useRouter();
  const seen = useRef<number>(contentVersion);
  useEffect(() => {
    if (seen.current === contentVersion) return;
    seen.current = contentVersion;
    startTransition(() => {
      router.refresh();
      reset();
    });
  });
}
