import { formatProblem, type Problem } from '@/lib/content/problem';
import { ProblemBox } from './problem-box';

/** What an author sees in development in place of a page that can't be compiled; it goes when the page is mended. */
export function ContentMistakes({ problems }: { problems: Problem[] }) {
  return (
    <ProblemBox title="This page has a mistake" action="Mend it and save: the page comes back by itself.">
      <ol>
        {problems.map((problem) => {
          const [what, mend] = formatProblem(problem).split('\n  ');
          return (
            <li key={what}>
              <code>{what}</code>
              <br />
              {mend}
            </li>
          );
        })}
      </ol>
    </ProblemBox>
  );
}
