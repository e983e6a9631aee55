import { plural } from '@/lib/markup/plural';
import { formatProblem, type Problem } from '@/lib/markup/problem';
import { ProblemBox } from './problem-box';

/** Shown in development in place of a page that doesn't compile, until the author fixes it. */
export const ContentMistakes = ({ problems }: { problems: Problem[] }) => (
  <ProblemBox
    title="This page has a mistake"
    action="Fix it and save the file. The page then reloads automatically."
  >
    <ProblemList problems={problems} />
  </ProblemBox>
);

type Props = { problems: readonly Problem[]; file: string };

/** With more problems in other files than this, their list is closed. */
const shownAtOnce = 3;

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

/** Problems in the content, each with its place and its fix. */
const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <ol>
    {problems.map((problem) => {
      const [what, fix] = formatProblem(problem).split('\n  ');
      return (
        <li key={what}>
          <code>{what}</code>
          <br />
          {fix}
        </li>
      );
    })}
  </ol>
);
