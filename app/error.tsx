'use client';
import { PageProblem } from '@/components/states/page-problem';

type Props = { error: Error; reset: () => void };

/** Next renders this inside the layout when a page throws. */
export default function PageError({ error, reset }: Props) {
  return <PageProblem error={error} retry={reset} />;
}
