import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { type ExportedPage, isDocumentation, listFiles, listPages, readExported } from './exported-site';

const pages = listPages().filter(isDocumentation);
const files = listFiles();

const canonicalOf = ({ html }: ExportedPage): string =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';

/** Pages that are their own canonical page, unlike some contracts of older releases. */
const own = pages.filter((page) => new URL(canonicalOf(page)).pathname === page.address);

test('the sitemap lists exactly the home page and all canonical pages', () => {
  const map = readExported('sitemap.xml').toString();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.sort()).toEqual(['/', ...own.map(({ address }) => address)].sort());
  expect(new Set(listed).size).toBe(listed.length);
});

test('crawlers can find the sitemap and read everything', () => {
  expect(readExported('robots.txt').toString()).toMatch(
    /^User-Agent: \*\nAllow: \/\n\nSitemap: https:\/\/\S+\/sitemap\.xml\n$/,
  );
});

test("the web manifest contains the site's name, and icons that exist in the specified sizes", () => {
  const manifest = JSON.parse(readExported('manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Sablier Docs', start_url: '/' });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  for (const { src } of icons) expect(files).toContain(src.slice(1));
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
});

test('the icon and the security contact are at their well-known URLs', async ({ request }) => {
  expect(sizeOf('/favicon.ico')).toBe('32x32');
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(
    /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  );
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:]{8}Z$/m);
});

const sizeOf = (address: string): string => {
  const { width, height } = imageSize(readExported(address.slice(1)));
  return `${width}x${height}`;
};

test('each page links to an icon that follows the theme, a bitmap icon, and one for home screens', () => {
  for (const { address, html } of pages) {
    const links = html.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
    const reported = links.map((link) => [
      /href="([^"]+)"/.exec(link)?.[1],
      /sizes="([^"]+)"/.exec(link)?.[1],
    ]);
    expect(reported, address).toEqual([
      ['/app-icons/favicon-32.png', '32x32'],
      ['/icon.svg', 'any'],
      ['/app-icons/apple-touch-180.png', '180x180'],
    ]);
  }
  for (const [src, sizes] of [
    ['/app-icons/favicon-32.png', '32x32'],
    ['/app-icons/apple-touch-180.png', '180x180'],
  ] as const)
    expect(sizeOf(src)).toBe(sizes);
});

test('the feed links to existing pages', () => {
  const feed = readExported('feed.xml').toString();
  const ids = [...feed.matchAll(/<entry>\s*<id>([^<]+)/g)].map(([, id = '']) => new URL(id).pathname);
  const addresses = new Set(pages.map(({ address }) => address));
  expect(feed).toContain('<title>Lockup v4.0 was released</title>');
  expect(ids.filter((id) => !addresses.has(id))).toEqual([]);
});

test('a page with facts that change says when they were checked, in both of its forms, and shows no other date', () => {
  const html = readExported('concepts/fees.html').toString();
  const [, date = '', day = '', source = ''] =
    /Checked on <time dateTime="(\d{4}-\d\d-\d\d)">(\w+ \d+, \d{4})<\/time> against ([^.<]+)\./.exec(html) ??
    [];
  expect(new Date(`${day} UTC`).toISOString().slice(0, 10)).toBe(date);
  expect(html).not.toContain('Last updated');
  expect(readExported('concepts/fees.md').toString()).toContain(`\n- Checked on ${date} against ${source}\n`);
  expect(readExported('concepts/streaming.html').toString()).not.toContain('Checked on');
});

test('each page has its own social image, in the size that social networks show', () => {
  const seen = new Set<string>();
  for (const { address, html } of own) {
    const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const file = new URL(url).pathname.slice(1);
    expect(files, address).toContain(file);
    expect(imageSize(readExported(file)), file).toMatchObject({ width: 1200, height: 630, type: 'png' });
    seen.add(file);
  }
  expect(seen.size).toBe(own.length);
});

test('each page has structured data about itself and its breadcrumbs', () => {
  for (const { address, html } of pages) {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const graph: { '@type': string; url?: string }[] = JSON.parse(text)['@graph'];
    expect(
      graph.map((node) => node['@type']),
      address,
    ).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
    expect(new URL(graph[0]?.url ?? '').pathname).toBe(address);
  }
});
