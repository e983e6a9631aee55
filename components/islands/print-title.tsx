import { useEffect } from 'react';
import { listen } from '@/components/listen';

/** After a link, the root element still has the title of the page that the browser loaded. The stylesheet prints it. */
export function PrintTitle() {
  useEffect(() => {
    const onPrint = () => {
      document.documentElement.dataset.title = document.title;
    };
    return listen(window, { beforeprint: onPrint });
  }, []);
  return null;
}
