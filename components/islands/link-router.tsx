import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { targetOfClick } from '@/lib/browser/click-target';
import { isPage } from '@/lib/browser/is-page';
import { env } from '@/lib/public-env';

/**
 * Makes the links of the text lead on within the page that is loaded, as Next's own links do. The text is plain HTML,
 * so one listener does it for all.
 */
export function LinkRouter() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = targetOfClick(event);
      if (event.defaultPrevented || !target || !isPage(target)) return;
      event.preventDefault();
      router.push(target.pathname.slice(env.basePath.length) + target.search + target.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
  return null;
}
