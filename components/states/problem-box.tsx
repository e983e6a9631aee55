import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode; action: ReactNode };

/** Shows an error and what the reader can do about it. */
export function ProblemBox({ title, children, action }: Props) {
  return (
    <div role="alert" className="problem">
      <h1>{title}</h1>
      {children}
      <p className="problem-actions">{action}</p>
    </div>
  );
}
