import { formatProblem, type Problem } from '@/lib/markup/problem';
import { ProblemBox } from './problem-box';

/** Shown in development in place of a page that doesn't compile, until the author fixes it. */
export function ContentMistakes({ problems }: { problems: Problem[] }) {
  return (
    <ProblemBox
      title="This page has a mistake"
      action="Fix it and save the file. The page then reloads automatically."
    >
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
    </ProblemBox>
  );
}
