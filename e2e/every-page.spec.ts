import { type ExportedPage, isDocumentation, listFiles, listPages, readExported } from './exported-site';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { refused, watchPolicy } from './watch-policy';

const pages = listPages();
const files = new Set(listFiles());

/** What the head and the outline of the page say, read where the page is open. */
function readOutline() {
  const attributeOf = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const ids = attributeOf('[id]', 'id');
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) =>
    Number(heading.localName.slice(1)),
  );
  return {
    lang: document.documentElement.lang,
    title: document.title,
    descriptions: attributeOf('meta[name="description"]', 'content'),
    canonicals: attributeOf('link[rel="canonical"]', 'href'),
    robots: attributeOf('meta[name="robots"]', 'content').join(),
    h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
    skipped: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    current: attributeOf('#sidebar [aria-current="page"]', 'href'),
  };
}

const addresses = new Set(pages.map(({ address }) => address));

/** A contract of another release is known under the page of the default release, where that has it. */
const canonicalOf = (address: string) => {
  if (!/^\/reference\/\w+\/v\d/.test(address)) return address;
  const html = pages.find((page) => page.address === address)?.html ?? '';
  const { pathname } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
  return addresses.has(pathname) ? pathname : address;
};

for (const { address, html } of pages) {
  test(`${address} names itself, keeps its outline and stays quiet while it comes to life`, async ({
    page,
  }) => {
    const strangers = await watchPolicy(page);
    await openHydrated(page, address);
    const outline = await page.evaluate(readOutline);
    expect(outline.lang).toBe('en');
    expect(outline.h1).toEqual([expect.stringMatching(/\S/)]);
    expect(outline.title).toMatch(/^.+ \| .+$/);
    expect(outline.skipped, 'headings that skip a level').toEqual([]);
    expect(outline.repeatedIds, 'ids that stand twice').toEqual([]);
    expect(outline.descriptions).toEqual([expect.stringMatching(/^.{50,160}$/)]);
    if (outline.robots.includes('noindex')) expect(address).toMatch(/^\/(search$|snippets\/)/);
    else expect(outline.canonicals.map((href) => new URL(href).pathname)).toEqual([canonicalOf(address)]);
    expect(outline.current).toEqual(isDocumentation({ address }) ? [address] : []);
    expect(html.match(/<[^<>]*\sstyle=[^<>]*>/g) ?? [], 'style attributes').toEqual([]);
    expect(await refused(page), 'what the policy refused').toEqual([]);
    expect(strangers, 'requests to other hosts').toEqual([]);
  });
}

test('every page has a title and a description that no other page has', () => {
  const indexed = pages.filter(({ html }) => !html.includes('content="noindex'));
  for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const texts = indexed.map(({ html }) => pattern.exec(html)?.[1]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

type Reference = { value: string; rel: string };

/** Everything that a page's markup leads to or loads, and its ids; parsed as a browser does, without running it. */
function readReferences(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const references: Reference[] = ['href', 'src', 'data-payload'].flatMap((attribute) =>
    [...parsed.querySelectorAll(`[${attribute}]`)].map((element) => ({
      value: element.getAttribute(attribute) ?? '',
      rel: element.getAttribute('rel') ?? '',
    })),
  );
  const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
  return { references, ids };
}

test('every link, anchor, style and image of every page leads to what is there', async ({ page }) => {
  test.setTimeout(120_000);
  const facts = new Map<string, Awaited<ReturnType<typeof readReferences>>>();
  for (const each of pages) facts.set(each.address, await page.evaluate(readReferences, each.html));

  const problemWith = (from: ExportedPage, { value, rel }: Reference): string[] => {
    if (value.startsWith('mailto:')) return [];
    if (/^[a-z]+:/i.test(value)) {
      const isGood = value.startsWith('https://') && /^(canonical|alternate)$|\bnoopener\b/.test(rel);
      return isGood ? [] : [`${value} (rel="${rel}")`];
    }
    const { host, pathname, hash } = new URL(value, `https://site.test${from.address}`);
    if (host !== 'site.test') return [value];
    const path = decodeURIComponent(pathname);
    const target = facts.get(path);
    if (!target) return files.has(path.slice(1)) && !hash ? [] : [value];
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || target.ids.includes(id) ? [] : [`${value} (no such id)`];
  };
  const problems = pages.flatMap((each) =>
    (facts.get(each.address)?.references ?? []).flatMap((reference) =>
      problemWith(each, reference).map((problem) => `${each.address}: ${problem}`),
    ),
  );
  expect([...facts.values()].flatMap(({ references }) => references).length).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});

test('every moved address leads to a page that exists', () => {
  const addresses = new Set(pages.map(({ address }) => address));
  const moved = listFiles().flatMap((file) => {
    const target = file.endsWith('.html') && /data-to="([^"#?]*)/.exec(readExported(file).toString())?.[1];
    return target ? [{ file, target }] : [];
  });
  expect(moved.length).toBeGreaterThan(20);
  expect(moved.filter(({ target }) => !addresses.has(target))).toEqual([]);
});

test('every font and image that a stylesheet names is there', () => {
  const named = listFiles()
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [
        ...readExported(file)
          .toString()
          .matchAll(/url\(["']?([^"')]+)/g),
      ]
        .map(([, url = '']) => url)
        .filter((url) => !url.startsWith('data:'))
        .map((url) => new URL(url, `https://site.test/${file}`)),
    );
  expect(named.length).toBeGreaterThan(3);
  const missing = named.filter(({ host, pathname }) => host !== 'site.test' || !files.has(pathname.slice(1)));
  expect(missing.map(String)).toEqual([]);
});
