import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkSamples } from './check-samples';

test('a sample that no page shows is reported, unless it stands below support/', () => {
  const names = ['flow/pause.ts', 'flow/resume.ts', 'flow/support/client.ts', 'support/token.sol'];
  const documents = [{ samples: ['flow/pause.ts'] }, { samples: [] }];
  expect(checkSamples(documents, names).map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "content/samples/flow/resume.ts:1:1  warning: No page shows the sample flow/resume.ts. [samples]
      Write <Sample file="flow/resume.ts" />, move it to a folder support/ if samples import it, or delete it."
  `);
});

test('the files of a query are shown together, by the component for queries', () => {
  for (const part of ['graphql', 'variables.json', 'response.json']) {
    const [problem] = checkSamples([], [`api/flow/envio/all-streams.${part}`]);
    expect(problem?.fix).toMatch(/^Write <ApiQuery product="flow" name="all-streams" first="envio" \/>, /);
  }
});
