'use client';
import { PageProblem } from '@/components/states/page-problem';

type Props = { error: Error; reset: () => void };

/** Next shows this in place of a page that throws, inside the layout. */
export default function PageError({ error, reset }: Props) {
  return <PageProblem error={error} retry={reset} />;
}
