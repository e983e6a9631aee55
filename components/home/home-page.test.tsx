import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HomePage } from '@/components/home/home-page';
import { checkLinks } from '@/lib/check/check-links';
import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';
import { releaseTitle } from '@/lib/site/release';
import { newestOf, newestReleases } from '@/lib/site/releases';

const markup = renderToStaticMarkup(<HomePage />);
const hrefs = [...markup.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);

test('every link leads to an existing page, and every anchor to an existing heading', async () => {
  const linked = new Set(hrefs.map((href) => href.slice(1).split('#')[0]));
  const slugs = listDocuments().map(({ slug }) => slug);
  const documents = await Promise.all(slugs.filter((slug) => linked.has(slug)).map(loadDocument));
  const problems = checkLinks([home()], {
    anchors: new Map(documents.map(({ slug, headings }) => [slug, headings.map(({ id }) => id)])),
    broken: new Set<string>(),
    others: new Set(['/', '/search']),
    moved: new Map(),
  });
  expect(hrefs.length).toBeGreaterThan(20);
  expect(problems.map(({ what }) => what)).toEqual([]);
});

const home = () => ({
  slug: '',
  links: hrefs.map((href) => ({ href, place: { file: 'app/page.tsx', line: 1, column: 1 } })),
});

describe.each(newestReleases().map(releaseTitle))('%s', (title) => {
  test('is in the news', () => {
    const news = markup.slice(markup.indexOf('<h2>Newest releases'));
    expect(news).toMatch(
      new RegExp(
        `[A-Z][a-z]+ \\d{4}:(?:(?!</p>).)*<a href="/reference/changelog#[^"]+">${title.replace(' ', '\u00a0')}</a>`,
      ),
    );
  });
});

test('the news names each month once', () => {
  const months = [...markup.matchAll(/([A-Z][a-z]+ \d{4}):/g)].map(([, month]) => month);
  expect(months.length).toBeGreaterThan(0);
  expect(new Set(months).size).toBe(months.length);
});

test('the first links lead to a withdrawal, to the ways to create a stream, and to the newest addresses', () => {
  const first = markup.slice(0, markup.indexOf('</nav>'));
  const labels = [...first.matchAll(/<strong>([^<]+)</g)].map(([, label]) => label);
  const lockup = newestOf('lockup');
  expect(labels).toEqual(['Withdraw from a stream', 'Create a stream yourself', 'Find a contract address']);
  expect(first).toContain(`href="/${lockup.deployments}"`);
});

test('heading levels increase one at a time', () => {
  const levels = [...markup.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
});

test('contains no inline styles and no invalid coordinates', () => {
  expect(markup).not.toMatch(/style=|NaN|undefined|Infinity/);
});

test('is smaller than 12 KB, because it is stored twice', () => {
  expect(markup.length).toBeLessThan(12_000);
});

describe('the ticking number', () => {
  const css = readFileSync('components/home/live-stream.module.css', 'utf8');
  const timing = (name: string) => {
    const [, seconds, steps] = new RegExp(`${name} (\\d+)s steps\\((\\d+)\\)`).exec(css) ?? [];
    return { seconds: Number(seconds), steps: Number(steps) };
  };
  const start = Number(/--whole \{[^}]*initial-value: (\d+)/.exec(css)?.[1]);
  const end = (name: string) => Number(new RegExp(`--${name}: (\\d+);\\s*\\}`).exec(css)?.[1]);

  test('ticks five times per second, at the rate shown beside it', () => {
    const { seconds, steps } = timing('hundredths');
    expect(steps).toBe(5 * seconds);
    expect(markup).toContain(`${end('hundredths') / seconds / 100} DAI per second`);
  });

  test('is called an example before it appears, also for screen readers', () => {
    const caption = markup.slice(markup.indexOf('<figcaption'));
    expect(caption).toMatch(/^<figcaption[^>]*><p>Example stream<\/p>/);
    expect(markup).toContain('Animation of an example stream');
  });

  test('reaches the next whole number when the hundredths start over', () => {
    const whole = timing('whole');
    expect(whole.seconds / whole.steps).toBe(timing('hundredths').seconds);
    expect(end('whole') - start).toBe(whole.steps);
    expect(css).toContain(`steps(${timing('hundredths').steps}) ${whole.steps}`);
  });

  test('adds up to the amounts in the static picture, less what was withdrawn before, and to the deposit', () => {
    const withdrawn = Number(/calc\(var\(--whole\) - (\d+)\)/.exec(css)?.[1]);
    const amount = (value: number) => value.toLocaleString('en-US');
    const streamed = (hours: number) => 0.05 * 3600 * hours;
    expect(markup).toContain(`= ${amount(streamed(1))} DAI per hour`);
    expect(markup).toContain(`<b>${amount(streamed(2.5))}.00</b> DAI <span>after 2.5 hours`);
    expect(markup).toContain(`${amount(streamed(2.5) - withdrawn)}.00</span> DAI`);
    expect(markup).toContain(`Deposit: ${amount(streamed(6))} DAI`);
    expect(streamed(6)).toBe(end('whole'));
    expect(markup).toContain(`<dd>${withdrawn}.00 DAI</dd>`);
  });
});
