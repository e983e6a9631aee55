import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';
import { decoys, secretNames } from './secrets';

/** Every environment variable that code other than tests reads by name. */
const namesRead = new Set(
  ['app', 'components', 'lib', 'e2e', 'next.config.ts', 'playwright.config.ts']
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)])
    .map(([, name = '']) => name),
);

// Public: these, and the variables that lib/site/env.ts reads, which DEPLOYING.md documents.
const isPublic = (name: string): boolean =>
  name.startsWith('NEXT_PUBLIC_') ||
  ['BASE_PATH', 'CHROMIUM_PATH', 'CI', 'NODE_ENV', 'PATH', 'SITE_URL', 'WITH_CONTENT'].includes(name);
// lib/protocol/reference/calls writes these in examples.
const namesInExamples = ['PRIVATE_KEY', 'RPC_URL'];
const placesOfTests = [
  'FIREFOX_PATH',
  'HOSTED',
  'NGINX_PATH',
  'PAGES',
  'SITE',
  'SOLC_PACKAGE',
  'VITEST_POOL_ID',
  'WEBKIT_DRIVER_PATH',
  'WORKBENCH',
];

test('each variable that code reads directly is either public or a secret that tests look for', () => {
  expect(namesRead).toContain('ALGOLIA_ADMIN_KEY');
  const unknown = [...namesRead].filter(
    (name) => !isPublic(name) && ![...placesOfTests, ...namesInExamples, ...secretNames].includes(name),
  );
  expect(unknown).toEqual([]);
});

test('lib/site/env.ts, which pages may import, reads no variable that is named like a secret', () => {
  const code = fs.readFileSync('lib/site/env.ts', 'utf8');
  const names = [...code.matchAll(/^\s+([A-Z][A-Z_]*): optional\(/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  // Algolia's public search key is also called a key.
  const secret = names.filter((name) => /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/.test(name));
  expect(secret).toEqual(['NEXT_PUBLIC_ALGOLIA_SEARCH_KEY']);
  expect(secretNames.filter((name) => names.includes(name) || name.startsWith('NEXT_PUBLIC_'))).toEqual([]);
});

test('all decoys are unique, and none could be part of a page', () => {
  expect(new Set(Object.values(decoys)).size).toBe(secretNames.length);
  const sources = ['content', 'app', 'components']
    .flatMap(filesBelow)
    .map((file) => fs.readFileSync(file, 'utf8'));
  expect(sources.filter((text) => text.includes('decoy-of-'))).toEqual([]);
});
