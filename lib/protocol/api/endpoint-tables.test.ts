import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { breakable, endpointBlock, envioTable, merkleHostsTable, unpublishedTable } from './endpoint-tables';
import { readEndpoints } from './endpoints';

const html = (product: 'lockup' | 'flow' | 'drops' | 'legacy-v1') => toHtml(endpointBlock(product).element);
const textOf = (markup: string) => markup.replaceAll('<wbr>', '');

test('every endpoint in the data is listed under its chain, with a URL to copy', () => {
  for (const { product, provider, url, studioUrl } of readEndpoints().endpoints) {
    if (provider !== 'the-graph') continue;
    const page = textOf(html(product));
    expect(page).toContain(`>${url.replace('<', '&#x3C;')}</code>`);
    if (studioUrl) expect(page).toContain(`>${studioUrl}</code>`);
  }
});

test('the index links to every chain that has a heading', () => {
  for (const product of ['lockup', 'flow', 'drops', 'legacy-v1'] as const) {
    const links = [...html(product).matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(endpointBlock(product).headings.map(({ id }) => id));
  }
});

test('a chain that only one indexer serves says so', () => {
  const morph = html('lockup')
    .split('<section')
    .find((part) => part.includes('id="morph"'));
  expect(morph).toContain('No endpoint is published on The Graph.');
  expect(morph).toContain('Envio');
  const chiliz = html('lockup')
    .split('<section')
    .find((part) => part.includes('id="chiliz"'));
  expect(chiliz).toContain('Envio may serve this chain too');
});

test('an unverified URL is marked and explained', () => {
  const zksync = html('flow')
    .split('<section')
    .find((part) => part.includes('id="zksync-era"'));
  expect(zksync).toContain('<strong>not verified</strong>');
  expect(zksync).toContain("The production ID is the same as Sepolia's");
});

test('a URL can only wrap between its parts, and keeps every character', () => {
  const url = 'https://gateway.example/api/<API_KEY>/id/EuZZnhFtdCGqN2Zt7EMGYDqQKNrVuhJL63KAfwvF35bL';
  const parts = breakable(url).filter((part) => typeof part === 'string');
  expect(parts.join('')).toBe(url);
  expect(parts.every((part) => part.length <= 32)).toBe(true);
});

test('the Envio endpoint is shown with all of its chains', () => {
  expect(envioTable('flow')).toContain('This endpoint serves 18 chains: Arbitrum, ');
  expect(envioTable('flow')).toContain('experimental contract');
  expect(merkleHostsTable()).toContain('superseded');
  expect(unpublishedTable('drops')).toContain('| `sablier-v2-ms-iotex` | IoTeX | 4689 |');
});
