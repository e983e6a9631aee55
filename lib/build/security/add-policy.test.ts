import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/site/env';
import { addPolicy } from './add-policy';

const settings = readEnvironment({});
const page = '<html><head><meta charSet="utf-8"/></head><body></body></html>';
const hash = 'sha256-of-a-script';

test('the policy is the first element in the head and allows the page’s inline scripts', () => {
  expect(addPolicy(page, [hash], settings)).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self' 'sha256-of-a-script';[^"]+"><meta charSet="utf-8"\/>/,
  );
});

test('a page without a head is rejected', () => {
  expect(() => addPolicy('<p>', [], settings)).toThrow('no head');
});

test('a page whose encoding would be declared too late is rejected', () => {
  const late = page.replace('<head>', `<head>${'<meta name="a">'.repeat(80)}`);
  expect(() => addPolicy(late, [], settings)).toThrow('past the first 1,024 bytes');
});
