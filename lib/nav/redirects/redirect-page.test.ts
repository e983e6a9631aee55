import vm from 'node:vm';
import { expect, test } from 'vitest';
import { redirectPage } from './redirect-page';

const address = { siteUrl: 'https://docs.example.com', basePath: '' };

/** Runs the page's script like a browser, and returns the target. */
function _leadsTo(html: string, search: string, hash: string): string[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const [, to, target] = /<link [^>]*data-to="([^"]*)"(?: data-hash="([^"]*)")?/.exec(html) ?? [];
  const visited: string[] = [];
  vm.runInNewContext(script, {
    document: {
      querySelector: (selector: string) =>
        selector === 'link[data-to]' ? { dataset: { to, hash: target } } : null,
    },
    location: { search, hash, replace: (url: string) => visited.push(url) },
  });
  return visited;
}

test('nothing in a target can become markup', () => {
  const html = redirectPage({ to: '/"><script>alert(1)</script>&\'' }, address);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('"><script>alert');
  expect(html).toContain(`&amp;'`);
});

test('letters of other scripts are shown as they are and linked percent-encoded', () => {
  expect(redirectPage({ to: '/über' }, address)).toContain('<a href="/%C3%BCber">/über</a>');
});
