'use client';
import { PageProblem } from '@/components/states/page-problem';

type Props = { error: Error; reset: () => void };

/** Next shows this when the layout itself throws, so it brings its own document; the layout's styles are loaded by then. */
export default function LayoutError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <main>
          <PageProblem error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
