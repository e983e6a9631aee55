import { plural } from '@/lib/markup/plural';
import type { Problem } from '@/lib/markup/problem';
import { ProblemBox } from './problem-box';
import { ProblemList } from './problem-list';

type Props = { problems: readonly Problem[]; file: string };

/** Shown in development above each page: what the content check found, with the problems of the page itself first. */
export function ContentFindings({ problems, file }: Props) {
  if (problems.length === 0) return null;
  const own = problems.filter((problem) => problem.file === file);
  const others = problems.filter((problem) => problem.file !== file);
  return (
    <ProblemBox
      title={`The content check found ${plural(problems.length, 'problem')}`}
      action="They disappear as soon as you fix them and save the file."
    >
      {own.length > 0 && <ProblemList problems={own} />}
      {others.length > 0 && (
        <details open={own.length === 0 && others.length <= shownAtOnce}>
          <summary>{`${plural(others.length, 'problem')} in other files`}</summary>
          <ProblemList problems={others} />
        </details>
      )}
    </ProblemBox>
  );
}

/** With more problems in other files than this, their list is closed. */
const shownAtOnce = 3;
