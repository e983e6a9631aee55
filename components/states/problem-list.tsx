import { formatProblem, type Problem } from '@/lib/markup/problem';

/** Problems in the content, each with its place and its fix. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
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
}
