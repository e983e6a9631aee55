// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { showNetwork } from './network-switch';
import { revealFiltered, startFilters } from './page-filter';

const chain = (id: number, name: string, slug: string, address: string) => ({ id, name, slug, address });
type Chain = ReturnType<typeof chain>;
const mainnets = [
  chain(1, 'Ethereum', 'mainnet', '0xAa11'),
  chain(10, 'OP Mainnet', 'optimism', '0xBb22'),
  chain(8453, 'Base', 'base', '0xBb23'),
];
const testnets = [chain(84532, 'Base Sepolia', 'base-sepolia', '0xCc33')];

const entries = (chains: Chain[], network: string) =>
  `<div data-network="${network}"><ul>${chains.map(({ name }) => `<li><a>${name}</a></li>`).join('')}</ul></div>`;
const parts = (chains: Chain[], network: string) =>
  `<div data-network="${network}">${chains
    .map(
      ({ id, name, slug, address }) =>
        `<section class="deployments-chain" data-find="${id} ${slug}"><h3 id="${slug}">${name}</h3>` +
        `<table><tr id="${id}-Main"><td><code data-copy="">${address}</code></td></tr></table></section>`,
    )
    .join('')}</div>`;

beforeEach(() => {
  document.body.innerHTML =
    '<article><div class="prose"><div class="deployments"><nav class="deployments-index"><div class="entry-filter">' +
    '<input type="search" data-filter><p role="status">4 chains</p></div><div>' +
    ['all', 'mainnets', 'testnets'].map((choice) => `<button data-choice="${choice}"></button>`).join('') +
    '</div>' +
    `${entries(mainnets, 'mainnets')}${entries(testnets, 'testnets')}</nav>` +
    `${parts(mainnets, 'mainnets')}${parts(testnets, 'testnets')}</div></div></article>`;
  window.location.hash = '';
});

const start = startFilters;
const all = <Type extends Element>(selector: string) => [...document.querySelectorAll<Type>(selector)];
const field = () => all<HTMLInputElement>('input')[0] as HTMLInputElement;
const status = () => all('[role="status"]')[0]?.textContent;
const isHidden = (element: Element) => element.closest('[hidden]') !== null;
const shownIn = (selector: string) =>
  all(selector)
    .filter((element) => !isHidden(element))
    .map(({ textContent }) => textContent);
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (key: string) => field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

test.each([
  ['bas', ['Base', 'Base Sepolia']],
  [' 845 ', ['Base', 'Base Sepolia']],
  ['Optimism', ['OP Mainnet']],
  ['0xbB2', ['OP Mainnet', 'Base']],
  ['', ['Ethereum', 'OP Mainnet', 'Base', 'Base Sepolia']],
  ['bb2', []],
])('"%s" shows %j in the index and in the table', (text, names) => {
  start();
  type(text);
  expect(shownIn('li a')).toEqual(names);
  expect(shownIn('h3')).toEqual(names);
});

test('the status says how many chains are shown, or that none matches in the chosen network', () => {
  start();
  type('base');
  expect(status()).toBe('2 of 4 chains');
  showNetwork(all<HTMLElement>('[data-choice="testnets"]')[0] as HTMLElement);
  expect(shownIn('h3')).toEqual(['Base Sepolia']);
  expect(status()).toBe('1 of 4 chains');
  type('ethereum');
  expect(status()).toBe('No testnet matches.');
  expect(all('[data-network]').every(isHidden)).toBe(true);
  showNetwork(all<HTMLElement>('[data-choice="all"]')[0] as HTMLElement);
  type('');
  expect(status()).toBe('4 chains');
});

test('a text that was typed before the scripts loaded filters the chains, after the page has revealed its target', async () => {
  field().value = 'sepolia';
  start();
  expect(revealFiltered(all('#mainnet')[0] as Element)).toBe(false);
  await Promise.resolve();
  expect(shownIn('h3')).toEqual(['Base Sepolia']);
  expect(field().value).toBe('sepolia');
});

test('Enter leads to the chain with exactly this name or ID, or else to the first one, or to the row of an address', () => {
  start();
  for (const [text, hash] of [
    ['84532', '#base-sepolia'],
    ['base', '#base'],
    ['optimi', '#optimism'],
    ['0xcc', '#84532-Main'],
  ] as const) {
    type(text);
    press('Enter');
    expect(window.location.hash).toBe(hash);
  }
  for (const text of ['nothing', '']) {
    type(text);
    press('Enter');
    expect(window.location.hash, `after "${text}"`).toBe('#84532-Main');
  }
});

test('Escape shows all chains again, and so does a target in a hidden chain', () => {
  start();
  type('sepolia');
  press('Escape');
  expect(field().value).toBe('');
  expect(shownIn('h3')).toHaveLength(4);
  type('sepolia');
  expect(revealFiltered(all('#base-sepolia')[0] as Element)).toBe(false);
  expect(revealFiltered(all('#optimism')[0] as Element)).toBe(true);
  expect(field().value).toBe('');
  expect(shownIn('h3')).toHaveLength(4);
});
