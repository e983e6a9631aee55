// npm run move -- guides/old guides/new: moves a page with everything that knows its address.
import './plain-errors';
import fs from 'node:fs';
import { applyChanges, Refusal } from '@/lib/authoring/changes';
import { lineOf, manifest, slugsIn } from '@/lib/authoring/manifest';
import { requireInputs } from './require-inputs';
import { runCommand } from './run';

await runCommand(async () => {
  await requireInputs();
  const { planMove } = await import('@/lib/authoring/plan-move');
  const { toSlug } = await import('@/lib/authoring/read-answers');
  const { linesNaming, loadAuthoredFiles, loadState } = await import('@/lib/authoring/site-state');
  const [slug, newSlug, ...rest] = process.argv.slice(2).map(toSlug);
  if (!slug || !newSlug || rest.length > 0)
    throw new Refusal(
      'Name the old address and the new one: npm run move -- guides/old-page guides/new-page',
    );
  const changes = planMove(slug, newSlug, loadAuthoredFiles(), loadState());
  applyChanges(changes);
  const entries = fs.readFileSync(manifest, 'utf8');
  const named = linesNaming(slug);
  console.log(
    [
      `Moved /${slug} to /${newSlug}.`,
      '',
      'Look at:',
      slugsIn(entries).includes(newSlug)
        ? `  ${manifest}:${lineOf(entries, newSlug)}  Move the entry if it belongs elsewhere.`
        : `  ${manifest}  Add the page, unless the newest release's guide of the same name is there.`,
      ...named.map((place) => `  ${place}  This code names the old address.`),
      '',
      'Changed:',
      ...[...changes.keys()].map((file) => `  ${file}`),
      '',
      'Before you commit: npm run check:content',
    ].join('\n'),
  );
});
