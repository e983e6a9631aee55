// Checks for every page of the site, visited one after another in one tab of a phone: as it is until a reader shows intent,
// which is when its scripts load, and afterwards.
import { type ExportedPage, isDocumentation, listFiles, listPages, readExported } from './exported-site';
import { settle, whenHydrated } from './hydration';
import { expect, test } from './reader';
import { watchPolicy } from './watch-policy';

const pages = listPages();
const files = new Set(listFiles());
const addresses = new Set(pages.map(({ address }) => address));

/** Small enough to keep all workers busy until the end. */
const pagesPerTest = 36;
/** All pages, or those that `npm test -- --changed` selects. */
const chosen = pages.filter(({ address }) => process.env.PAGES?.split(' ').includes(address) ?? true);
const parts = Array.from({ length: Math.ceil(chosen.length / pagesPerTest) }, (_, part) => {
  const some = chosen.slice(part * pagesPerTest, (part + 1) * pagesPerTest);
  return { some, name: `${some[0]?.address} to ${some.at(-1)?.address}` };
});

/** Returns the metadata and the outline of the open page, what its policy refused, and the page's height. */
function readOutline() {
  const attributeOf = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const ids = attributeOf('[id]', 'id');
  const seenIds = new Set<string>();
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) =>
    Number(heading.localName.slice(1)),
  );
  return {
    lang: document.documentElement.lang,
    title: document.title,
    descriptions: attributeOf('meta[name="description"]', 'content'),
    canonicals: attributeOf('link[rel="canonical"]', 'href').map((href) => new URL(href).pathname),
    isIndexed: !attributeOf('meta[name="robots"]', 'content').join().includes('noindex'),
    h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
    skippedLevels: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
    repeatedIds: ids.filter((id) => seenIds.size === seenIds.add(id).size),
    markedInSidebar: attributeOf('#sidebar [aria-current="page"]', 'href'),
    refusedByPolicy: window.refused,
    height: document.documentElement.scrollHeight,
  };
}

/**
 * Returns a page's expected canonical URL. For a contract in an older release, it's the contract's page in the newest
 * release if the contract kept its name.
 */
const canonicalOf = (address: string) => {
  if (!/^\/reference\/.*\.\w+$/.test(address)) return address;
  const html = pages.find((page) => page.address === address)?.html ?? '';
  const { pathname } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
  return addresses.has(pathname) ? pathname : address;
};

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(150);
});

/**
 * Returns the page's height, the visible first-level headings, how many texts of the article are visible, the markup of the invisible ones,
 * the texts with straight quotes, which only code has, and by how many pixels the page overflows horizontally. Runs in the page, because one call takes half as long as a
 * call for each fact.
 */
function readArticle() {
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hasArea = (part: Element) => part.clientWidth * part.clientHeight > 0;
  // Hidden on purpose: empty cells and those with a dash, placeholders for moved anchors, tabs that aren't chosen and
  // other fallbacks for missing scripts, and breadcrumbs, of which a phone shows only the parent page.
  const closed =
    'details:not([open]), [popover], [hidden], [role="tabpanel"], [aria-hidden="true"], [data-empty], .deployments-unknown, .entry-filter, .moved-anchor, [role="alert"], [aria-label="Breadcrumbs"], .paste-data';
  const texts = [...document.querySelectorAll('main :is(p, li, td, dd, dt, h1, h2, h3)')].filter(
    (part) => part.textContent?.trim() && !part.closest(closed),
  );
  const unseen = texts.filter((part) => !isSeen(part));
  const code = 'code, kbd, math, pre, script, style, .signature, .short-signature';
  const straightQuotes: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (/['"]/.test(textContent ?? '') && !parentElement?.closest(code))
      straightQuotes.push(textContent ?? '');
  }
  return {
    straightQuotes,
    height: document.documentElement.scrollHeight,
    headings: [...document.querySelectorAll('h1')].filter((each) => isSeen(each) && hasArea(each)).length,
    seen: texts.length - unseen.length,
    unseen: unseen.map((part) => part.outerHTML),
    // The window has a gutter for its scroll bar.
    overflow: document.documentElement.scrollWidth - document.body.clientWidth,
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { some, name } of parts) {
    test(`each page shows all its text, with typographic quotes, before it hydrates, which it does without messages and without moving, and has its metadata and outline: ${name}`, async ({
      page,
    }) => {
      const strangers = await watchPolicy(page);
      for (const { address, html } of some)
        await test.step(address, async () => {
          await page.goto(address);
          await page.evaluate(() => document.fonts.ready);
          const { seen, height, ...article } = await page.evaluate(readArticle);
          expect.soft(article, address).toEqual({
            headings: 1,
            unseen: [],
            straightQuotes: [],
            overflow: 0,
          });
          expect.soft(seen, `texts on ${address}`).toBeGreaterThan(6);
          await whenHydrated(page);
          await settle(page);
          const { canonicals, isIndexed, ...outline } = await page.evaluate(readOutline);
          const styleAttributes = html.match(/<[^<>]*\sstyle=[^<>]*>/g) ?? [];
          expect.soft({ ...outline, styleAttributes }, address).toEqual({
            lang: 'en',
            title: expect.stringMatching(/^.+ \| .+$/),
            descriptions: [expect.stringMatching(/^.{50,160}$/)],
            h1: [expect.stringMatching(/\S/)],
            skippedLevels: [],
            repeatedIds: [],
            markedInSidebar: isDocumentation({ address }) ? [address] : [],
            refusedByPolicy: [],
            styleAttributes: [],
            // Below the window, too: whatever a reader points at has to stay in place.
            height,
          });
          if (isIndexed)
            expect.soft(canonicals, `the canonical address of ${address}`).toEqual([canonicalOf(address)]);
          else expect.soft(address).toMatch(/^\/(search$|snippets\/)/);
        });
      expect(strangers, 'requests to other hosts').toEqual([]);
    });
  }
});

test('every page has a unique title and description', () => {
  const indexed = pages.filter(({ html }) => !html.includes('content="noindex'));
  for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const texts = indexed.map(({ html }) => pattern.exec(html)?.[1]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

type Reference = { value: string; rel: string };

/** Returns all different links, files, and IDs in a page's markup, parsed like in a browser but without running it. */
function readReferences(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Links repeat, and passing all of them on would take longer than reading them.
  const references = new Map<string, Reference>();
  for (const attribute of ['href', 'src', 'data-payload'])
    for (const element of parsed.querySelectorAll(`[${attribute}]`)) {
      const value = element.getAttribute(attribute) ?? '';
      const rel = element.getAttribute('rel') ?? '';
      references.set(`${rel} ${value}`, { value, rel });
    }
  const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
  return { references: [...references.values()], ids };
}

test('the target of every link, anchor, style, and image on every page exists', async ({ page }) => {
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
    return id === '' || id.startsWith('data=') || target.ids.includes(id) ? [] : [`${value} (no such id)`];
  };
  const problems = pages.flatMap((each) =>
    (facts.get(each.address)?.references ?? []).flatMap((reference) =>
      problemWith(each, reference).map((problem) => `${each.address}: ${problem}`),
    ),
  );
  expect([...facts.values()].flatMap(({ references }) => references).length).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});

test('every old URL redirects to an existing page', () => {
  const moved = listFiles().flatMap((file) => {
    const target = file.endsWith('.html') && /data-to="([^"#?]*)/.exec(readExported(file).toString())?.[1];
    return target ? [{ file, target }] : [];
  });
  expect(moved.length).toBeGreaterThan(20);
  expect(moved.filter(({ target }) => !addresses.has(target))).toEqual([]);
});

test('every font and image in a stylesheet exists', () => {
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
