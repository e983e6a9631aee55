import { checkInputs } from '@/lib/check/check-inputs';
import { reportProblems } from '@/lib/check/report-problems';
import { StepFailed } from './run';

/**
 * Checks the files that the modules of a command import, before it imports them: a syntax error in the sidebar would
 * otherwise end it with a stack trace.
 * @throws StepFailed with everything that is wrong in them
 */
export function requireInputs(): void {
  const problems = checkInputs();
  if (problems.length > 0) throw new StepFailed(reportProblems(problems).text);
}
