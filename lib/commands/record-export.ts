// npm run record:export: records Next's export of two small pages for tests. Run it after an upgrade of Next.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { buildPaths } from '@/lib/export/build-paths';
import { filesBelow } from '@/lib/site/files-below';
import { run, runCommand } from './run';
import { copySources } from './source-copy';

const recording = 'lib/export/next/recorded-export.json';
const pages = {
  'guides/first.mdx': [
    '---\ntitle: First page\n---',
    'Some text. '.repeat(50),
    '## A heading',
    '```ts\nconst a = 1;\n```\n',
  ].join('\n\n'),
  'guides/second.mdx': '---\ntitle: Second page\n---\n\nA link to the [first page](/guides/first).\n',
};

await runCommand(async () => {
  const copy = path.resolve('.cache/builds/recording');
  copySources(process.cwd(), copy);
  for (const [file, text] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(copy, 'recorded', file)), { recursive: true });
    fs.writeFileSync(path.join(copy, 'recorded', file), text);
  }
  process.chdir(copy);
  const env = { ...process.env, CONTENT_DIR: 'recorded', NODE_ENV: 'production', WITH_CONTENT: '1' } as const;
  await run(process.execPath, ['--import', 'tsx', 'lib/commands/make-content.ts'], env);
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], env);

  const { version } = JSON.parse(fs.readFileSync('node_modules/next/package.json', 'utf8')) as {
    version: string;
  };
  const files = Object.fromEntries(
    filesBelow(buildPaths.draft)
      .map((file) => path.relative(buildPaths.draft, file))
      .filter((file) => /^(guides|_next)\/|^(404|_not-found|index)\.(html|txt)$/.test(file))
      .sort()
      .map((file) => [file, shorten(file, fs.readFileSync(path.join(buildPaths.draft, file), 'utf8'))]),
  );
  process.chdir(path.resolve(copy, '../../..'));
  fs.writeFileSync(recording, `${JSON.stringify({ next: version, files }, null, 1)}\n`);
  await fs.promises.rm(copy, { recursive: true, force: true, maxRetries: 20 });
  console.log(`${recording} has ${Object.keys(files).length} files of Next ${version}.`);
});

/** Returns the parts of a file that our code depends on: a script's beginning and stylesheets, or a whole page. */
function shorten(file: string, text: string): string {
  if (/\.(html|txt)$/.test(file) && !path.basename(file).startsWith('__next.')) return text;
  if (!file.endsWith('.js')) return '';
  // The bundler's runtime is also recognized by its end.
  if (text.startsWith('(()=>')) return text;
  return [text.slice(0, 400), ...(text.match(/.{0,200}static\/chunks\/[\w-]+\.css.{0,200}/g) ?? [])].join(
    '\n',
  );
}
