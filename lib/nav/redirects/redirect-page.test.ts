import { expect, test } from 'vitest';
import { redirectPage } from './redirect-page';

const address = { siteUrl: 'https://docs.example.com', basePath: '' };

test('nothing in a target can become markup', () => {
  const html = redirectPage({ to: '/"><script>alert(1)</script>&\'' }, address);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('"><script>alert');
  expect(html).toContain(`&amp;'`);
});

test('letters of other scripts are shown as they are and linked percent-encoded', () => {
  expect(redirectPage({ to: '/über' }, address)).toContain('<a href="/%C3%BCber">/über</a>');
});
