import type { ReactNode } from 'react';

/** A numbered procedure: the list inside shows its numbers along a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
