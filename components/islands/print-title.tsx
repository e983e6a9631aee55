import { useEffect } from 'react';

/** After a link, the root element still has the title of the page that the browser loaded. The stylesheet prints it. */
export function PrintTitle() {
  useEffect(() => {
    const onPrint = () => {
      document.documentElement.dataset.title = document.title;
    };
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return null;
}
