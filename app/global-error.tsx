'use client';

import { EarlyEvents } from '@/components/islands/early-events';
import { PageProblem } from '@/components/states/page-problem';
import { useBrowserValue } from '@/components/use-browser-value';
import { readStorage } from '@/lib/site/storage';

type Props = { error: Error; reset: () => void };

/** Reads the stored theme. next-themes normally applies it, but it's part of the layout that failed. */
function readTheme(): string | undefined {
  const theme = readStorage('theme');
  return theme === 'dark' || theme === 'light' ? theme : undefined;
}

/**
 * Next renders this when the layout itself throws, so it includes its own document. The layout's styles are
 * already loaded.
 */
export default function LayoutError({ error, reset }: Props) {
  const theme = useBrowserValue(readTheme, undefined);
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <main>
          <PageProblem error={error} retry={reset} />
        </main>
        <EarlyEvents />
      </body>
    </html>
  );
}
