import vm from 'node:vm';
import { expect, test } from 'vitest';
import { redirectPage, redirectPageFile, redirectScript } from './redirect-page';

const address = { siteUrl: 'https://docs.example.com', basePath: '' };

/** Runs the page's script like a browser, and returns the target. */
function leadsTo(html: string, search: string, hash: string): string[] {
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

test('the page leads on and keeps query and hash', () => {
  const html = redirectPage({ to: '/guides/csv' }, address);
  expect(leadsTo(html, '?a=1&b=2', '#rows')).toEqual(['/guides/csv?a=1&b=2#rows']);
  expect(leadsTo(html, '', '')).toEqual(['/guides/csv']);
});

test('the hash of a target comes after the query, wins over the one asked for, and works without scripts', () => {
  const html = redirectPage({ to: '/guides/csv#rows' }, address);
  expect(leadsTo(html, '?a=1', '#other')).toEqual(['/guides/csv?a=1#rows']);
  expect(leadsTo(html, '', '')).toEqual(['/guides/csv#rows']);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/guides/csv#rows">');
  expect(html).toContain('<a href="/guides/csv#rows">/guides/csv#rows</a>');
  expect(html).toContain('<link rel="canonical" href="https://docs.example.com/guides/csv"');
});

test('the page leads on under the base path, to the home page as well', () => {
  const based = { ...address, basePath: '/docs' };
  expect(leadsTo(redirectPage({ to: '/guides/csv' }, based), '', '#rows')).toEqual(['/docs/guides/csv#rows']);
  expect(leadsTo(redirectPage({ to: '/' }, based), '', '')).toEqual(['/docs']);
});

test('the script is the same on every page, so that one hash covers all', () => {
  for (const to of ['/a', '/b/v1.0']) {
    expect(redirectPage({ to }, address)).toContain(`<script>${redirectScript}</script>`);
  }
});

test('search engines are sent to the whole address of the target and leave this one out', () => {
  const html = redirectPage({ to: '/guides/csv' }, { ...address, basePath: '/docs' });
  expect(html).toContain('<link rel="canonical" href="https://docs.example.com/docs/guides/csv"');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('only a reader without scripts is sent on by a refresh', () => {
  const html = redirectPage({ to: '/guides/csv' }, address);
  const refresh = '<meta http-equiv="refresh" content="0; url=/guides/csv">';
  expect(html.split(refresh)).toHaveLength(2);
  expect(html).toContain(`<noscript>${refresh}</noscript>`);
});

test('the page says in its language where it leads', () => {
  const html = redirectPage({ to: '/guides/csv' }, address);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Moved to /guides/csv · Sablier Docs</title>');
  expect(html).toContain('<a href="/guides/csv">/guides/csv</a>');
});

test('nothing in a target can become markup', () => {
  const html = redirectPage({ to: '/"><script>alert(1)</script>&\'' }, address);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('"><script>alert');
  expect(html).toContain(`&amp;'`);
});

test('letters of other scripts are shown as they are and linked percent-encoded', () => {
  expect(redirectPage({ to: '/über' }, address)).toContain('<a href="/%C3%BCber">/über</a>');
});

test('the page stands where a static host looks for its path, dots included', () => {
  expect(redirectPageFile({ from: '/api' })).toBe('api.html');
  expect(redirectPageFile({ from: '/contracts/v1.0' })).toBe('contracts/v1.0.html');
});
