import type { Problem } from '@/lib/markup/problem';
import { ProblemBox } from './problem-box';
import { ProblemList } from './problem-list';

/** Shown in development in place of a page that doesn't compile, until the author fixes it. */
export function ContentMistakes({ problems }: { problems: Problem[] }) {
  return (
    <ProblemBox
      title="This page has a mistake"
      action="Fix it and save the file. The page then reloads automatically."
    >
      <ProblemList problems={problems} />
    </ProblemBox>
  );
}
