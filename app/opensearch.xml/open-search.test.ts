import { expect, test, vi } from 'vitest';

test('the description contains the name of the site and the URL of its search', async () => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://docs.test');
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/a&b');
  const { openSearchDescription } = await import('./open-search');
  expect(openSearchDescription()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <ShortName>Sablier Docs</ShortName>
      <Description>Documentation for the Sablier protocol: Lockup, Flow, Airdrops, and Bob.</Description>
      <InputEncoding>UTF-8</InputEncoding>
      <Image type="image/svg+xml">https://docs.test/a&amp;b/icon.svg</Image>
      <Url type="text/html" template="https://docs.test/a&amp;b/search?q={searchTerms}"/>
      <Url type="application/opensearchdescription+xml" rel="self" template="https://docs.test/a&amp;b/opensearch.xml"/>
    </OpenSearchDescription>
    "
  `);
});
