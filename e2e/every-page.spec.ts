// Checks for every page of the site, visited one after another in one tab: with scripts, and on a phone
// without scripts.
import type { Page } from '@playwright/test';
import { type ExportedPage, isDocumentation, listFiles, listPages, readExported } from './exported-site';
import { openHydrated } from './hydration';
import { expect, test } from './reader';
import { refused, watchPolicy } from './watch-policy';

/** Why these tests start on a hydrated page. */
const because = 'every page has to survive hydration';

const pages = listPages();
const files = new Set(listFiles());
const addresses = new Set(pages.map(({ address }) => address));

/** Small enough to keep all workers busy until the end. */
const pagesPerTest = 20;
/** All pages, or those that `npm test -- --changed` selects. */
const chosen = pages.filter(({ address }) => process.env.PAGES?.split(' ').includes(address) ?? true);
const parts = Array.from({ length: Math.ceil(chosen.length / pagesPerTest) }, (_, part) => {
  const some = chosen.slice(part * pagesPerTest, (part + 1) * pagesPerTest);
  return { some, name: `${some[0]?.address} to ${some.at(-1)?.address}` };
});

/** Returns the metadata and the outline of the open page. */
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

/**
 * Returns a page's expected canonical URL. For a contract in another release, it's the contract's page in the
 * default release, if there is one.
 */
const canonicalOf = (address: string) => {
  if (!/^\/reference\/\w+\/v\d/.test(address)) return address;
  const html = pages.find((page) => page.address === address)?.html ?? '';
  const { pathname } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
  return addresses.has(pathname) ? pathname : address;
};

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(150);
});

test.describe('with scripts', () => {
  test.describe.configure({ timeout: 120_000 });

  for (const { some, name } of parts) {
    test(`each page has its metadata and outline, and hydrates without messages: ${name}`, async ({
      page,
    }) => {
      const strangers = await watchPolicy(page);
      for (const { address, html } of some)
        await test.step(address, async () => {
          await openHydrated(page, address, because);
          const outline = await page.evaluate(readOutline);
          expect.soft(outline.lang, address).toBe('en');
          expect.soft(outline.h1, address).toEqual([expect.stringMatching(/\S/)]);
          expect.soft(outline.title, address).toMatch(/^.+ \| .+$/);
          expect.soft(outline.skipped, `headings of ${address} that skip a level`).toEqual([]);
          expect.soft(outline.repeatedIds, `ids that ${address} has twice`).toEqual([]);
          expect.soft(outline.descriptions, address).toEqual([expect.stringMatching(/^.{50,160}$/)]);
          if (outline.robots.includes('noindex')) expect.soft(address).toMatch(/^\/(search$|snippets\/)/);
          else
            expect
              .soft(
                outline.canonicals.map((href) => new URL(href).pathname),
                `the canonical address of ${address}`,
              )
              .toEqual([canonicalOf(address)]);
          expect
            .soft(outline.current, `the page that the sidebar of ${address} marks`)
            .toEqual(isDocumentation({ address }) ? [address] : []);
          expect
            .soft(html.match(/<[^<>]*\sstyle=[^<>]*>/g) ?? [], `style attributes of ${address}`)
            .toEqual([]);
          expect.soft(await refused(page), `what the policy of ${address} refused`).toEqual([]);
        });
      expect(strangers, 'requests to other hosts').toEqual([]);
    });
  }
});

/** Returns by how many pixels the page overflows horizontally. The window has a gutter for its scroll bar. */
const overflow = (page: Page): Promise<number> =>
  page.locator('body').evaluate((body) => document.documentElement.scrollWidth - body.clientWidth);

/** Returns the visible texts of an article, and the markup of the invisible ones. */
const readTexts = (page: Page): Promise<{ seen: number; unseen: string[] }> =>
  page
    .getByRole('main')
    .locator('p, li, td, dd, dt, h1, h2, h3')
    .evaluateAll((elements) => {
      // Hidden on purpose: empty cells and those with a dash, placeholders for moved anchors, fallbacks for missing
      // scripts, and breadcrumbs, of which a phone shows only the parent page.
      const closed =
        'details:not([open]), [popover], [aria-hidden="true"], [data-empty], .deployments-unknown, .moved-anchor, [role="alert"], [aria-label="Breadcrumbs"], .paste-data';
      const texts = elements.filter((part) => part.textContent?.trim() && !part.closest(closed));
      const isSeen = (part: Element) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const unseen = texts.filter((part) => !isSeen(part));
      return { seen: texts.length - unseen.length, unseen: unseen.map((part) => part.outerHTML) };
    });

test.describe('on a phone without scripts', () => {
  test.describe.configure({ timeout: 120_000 });
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const { some, name } of parts) {
    test(`each page shows all its text, and doesn't scroll sideways: ${name}`, async ({ page }) => {
      for (const { address } of some)
        await test.step(address, async () => {
          await page.goto(address);
          await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          const { seen, unseen } = await readTexts(page);
          expect.soft(seen, `texts on ${address}`).toBeGreaterThan(6);
          expect.soft(unseen, `what ${address} hides`).toEqual([]);
          expect.soft(await overflow(page), `pixels beyond the screen on ${address}`).toBe(0);
        });
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

/** Returns all links, files, and IDs in a page's markup, parsed like in a browser but without running it. */
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

test('the target of every link, anchor, style, and image on every page exists', async ({ page }) => {
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
