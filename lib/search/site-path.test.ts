import { expect, onTestFinished, test } from 'vitest';
import { toSafePath } from './site-path';

test.each([
  ['/concepts/streaming', '/concepts/streaming'],
  ['/reference/errors?data=0x12#top', '/reference/errors?data=0x12#top'],
  ['/guides/lockup/previous-deployments/v1.0', '/guides/lockup/previous-deployments/v1.0'],
  ['/a/../b', '/b'],
  ['/', '/'],
])('%s is a path on this site', (address, path) => {
  expect(toSafePath(address)).toBe(path);
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '//[',
  '/\\evil.test/',
  '/.//evil.test/',
  '/\t/evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'concepts/streaming',
  '#part',
  '',
])('%j is not a path on this site', (address) => {
  expect(toSafePath(address)).toBeUndefined();
});

test('browsers without URL.canParse, such as Safari 16, find the path as well', () => {
  const { canParse } = URL;
  onTestFinished(() => void Object.assign(URL, { canParse }));
  Reflect.deleteProperty(URL, 'canParse');
  expect(toSafePath('/concepts/streaming')).toBe('/concepts/streaming');
});
