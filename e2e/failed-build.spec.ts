import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type TestInfo, test } from '@playwright/test';

/** Lists all files in a folder with their modification times, to detect even a rewrite with the same text. */
const stateOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${fs.statSync(path.join(folder, name)).mtimeMs}`)
    .sort();

/** Creates a folder with these files for a test, and returns its path relative to the repository. */
function createFolder(testInfo: TestInfo, name: string, files: Record<string, string>): string {
  const folder = path.relative('.', testInfo.outputPath(name));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const goodSite = {
  'index.html': '<h1>The last good build</h1>',
  'concepts/streaming.html': '<h1>A page</h1>',
  '_next/static/chunks/page.js': '',
};

const build = (settings: Record<string, string>) =>
  spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8', env: { ...process.env, ...settings } });

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires the fixtures first, and this test has no browser.
test('a failed build reports where and why, and leaves the last good one untouched', ({}, testInfo) => {
  const site = createFolder(testInfo, 'site', goodSite);
  const content = createFolder(testInfo, 'content', {
    'good.mdx': '---\ntitle: Good\n---\n\nA page without a mistake.\n',
    'guides/broken.mdx': '---\ntitle: Broken\n---\n\nText.\n\n<Steps>\n\n1. One\n',
  });
  const before = stateOf(site);
  const { status, stdout, stderr } = build({ CONTENT_DIR: content, OUT_DIR: site });
  expect(status).toBe(1);
  expect(stdout).toContain(`${content}/guides/broken.mdx:7:1  error: <Steps> is never closed.`);
  expect(stdout).toContain('Write  </Steps>  after its content');
  expect(stderr).toContain('The site was not built; the last build is untouched.');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stateOf(site)).toEqual(before);
});

// biome-ignore lint/correctness/noEmptyPattern: as above.
test('an invalid setting stops the build with one line, before anything is written', ({}, testInfo) => {
  const site = createFolder(testInfo, 'site', goodSite);
  const before = stateOf(site);
  const { status, stderr } = build({ BASE_PATH: 'docs/', OUT_DIR: site });
  expect(status).toBe(1);
  expect(stderr).toContain('BASE_PATH="docs/" must start with a slash and not end with one, such as /docs.');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stateOf(site)).toEqual(before);
});
