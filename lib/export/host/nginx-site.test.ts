import { expect, test } from 'vitest';
import { nginxSite } from './nginx-site';

// e2e/nginx.spec.ts tests the file with nginx, if it's installed.
test('all paths in the server block start with the base path, with escaped dots', () => {
  const lines = nginxSite('/docs.v2', '$moved').split('\n');
  const places = lines.filter((line) => /^(location|error_page)/.test(line));
  expect(places).toMatchInlineSnapshot(`
    [
      "error_page 404 /docs.v2/404.html;",
      "location = /docs.v2 {",
      "location ~ ^/docs\\.v2/(index(\\.html)?|)$ { return 308 /docs.v2$is_args$args; }",
      "location = /favicon.ico { try_files /favicon.ico /docs.v2/favicon.ico =404; }",
      "location ~ ^/docs\\.v2/(404|_not-found)(\\.html)?$ { internal; }",
      "location ^~ /docs.v2/samples/ {",
      "location ~ ^(?<page>/docs\\.v2(/[\\w.~-]+)+?)(/|\\.html)$ {",
      "location ~ ^(?<plain>/docs\\.v2(/[\\w.~-]+)+)$ {",
      "location /docs.v2/ { try_files $uri $uri.html =404; }",
    ]
  `);
});

test('the part of a request that becomes part of a redirect contains no line breaks, backslashes, or double slashes', () => {
  const [, pattern = ''] = /location ~ (\^\(\?<page>\S+)/.exec(nginxSite('', '$moved')) ?? [];
  const pageOf = (path: string) => new RegExp(pattern).exec(path)?.groups?.page;
  expect(pageOf('/guides/v1.0/')).toBe('/guides/v1.0');
  expect(pageOf('/guides/v1.0.html')).toBe('/guides/v1.0');
  expect(pageOf('/guides/v1.0')).toBeUndefined();
  for (const path of ['/\\evil.test/', '//evil.test/', '/a\r\nSet-Cookie: b/', '/a b/'])
    expect(pageOf(path), path).toBeUndefined();
});

test('lists of types omit the defaults that nginx already includes', () => {
  const lists = nginxSite('', '$moved').match(/^(gzip|charset)_types .*/gm) ?? [];
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(list).not.toContain('text/html');
});
