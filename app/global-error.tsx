'use client';
import { useSyncExternalStore } from 'react';
import { EarlyEvents } from '@/components/islands/early-events';
import { PageProblem } from '@/components/states/page-problem';
import { readStorage } from '@/lib/storage';

type Props = { error: Error; reset: () => void };

const never = () => () => {};

/** The theme that the reader chose; next-themes, which else brings it, is part of what broke. */
function readTheme(): string | undefined {
  const theme = readStorage('theme');
  return theme === 'dark' || theme === 'light' ? theme : undefined;
}

/** Next shows this when the layout itself throws, so it brings its own document; the layout's styles are loaded by then. */
export default function LayoutError({ error, reset }: Props) {
  const theme = useSyncExternalStore(never, readTheme, () => undefined);
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
