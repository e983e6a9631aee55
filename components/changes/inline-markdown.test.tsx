import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InlineMarkdown } from './inline-markdown';

vi.mock('@/lib/site/public-env', () => ({ publicEnv: { basePath: '/docs' } }));

test('code, bold text, and links are rendered, and links stay below the base path', () => {
  const text = '**Renamed**: `a` to [`b`](/reference/flow/v3.0/contract.SablierFlow#b)';
  expect(renderToStaticMarkup(<InlineMarkdown text={text} />)).toBe(
    '<strong>Renamed</strong>: <code>a</code> to <a href="/docs/reference/flow/v3.0/contract.SablierFlow#b"><code>b</code></a>',
  );
});
