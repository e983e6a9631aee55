import type { ReactNode } from 'react';

/** A numbered procedure. The list inside shows its numbers along a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
