// npm run new [-- guides/lockup/my-page --title "…" --description "…"]: writes a page from a template and lists it.
import './plain-errors';
import fs from 'node:fs';
import { applyChanges } from '@/lib/authoring/changes';
import { lineOf, manifest, slugsIn } from '@/lib/authoring/manifest';
import { env } from '@/lib/site/env';
import { requireInputs } from './require-inputs';
import { runCommand } from './run';

await runCommand(async () => {
  await requireInputs();
  const { planNewPage } = await import('@/lib/authoring/plan-new-page');
  const { readAnswers } = await import('@/lib/authoring/read-answers');
  const { loadState } = await import('@/lib/authoring/site-state');
  const state = loadState();
  const text = fs.readFileSync(manifest, 'utf8');
  const page = await readAnswers(process.argv.slice(2), { ...state, listed: slugsIn(text) });
  applyChanges(planNewPage(page, text, state));
  const line = lineOf(fs.readFileSync(manifest, 'utf8'), page.slug);
  console.log(
    [
      `Write here:        content/${page.slug}.mdx`,
      `In the sidebar:    ${manifest}:${line}`,
      `See it:            npm run dev, then http://localhost:${env.port}/${page.slug}`,
      'Before you commit: npm run check:content',
    ].join('\n'),
  );
});
