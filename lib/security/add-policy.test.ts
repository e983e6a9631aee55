import { expect, test } from 'vitest';
import { readEnvironment } from '@/lib/env';
import { addPolicy } from './add-policy';

const settings = readEnvironment({});
const page = '<html><head><meta charSet="utf-8"/><script>a()</script></head><body></body></html>';

test('the policy is the first element of the head and names the inline scripts of the page', () => {
  expect(addPolicy(page, settings)).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self' 'sha256-[^']{44}';[^"]+"><meta charSet="utf-8"\/>/,
  );
});

test('a page without a head is refused', () => {
  expect(() => addPolicy('<p>', settings)).toThrow('no head');
});

test('a page whose encoding would stand too far from its start is refused', () => {
  const late = page.replace('<head>', `<head>${'<meta name="a">'.repeat(80)}`);
  expect(() => addPolicy(late, settings)).toThrow('tells its encoding too late');
});
