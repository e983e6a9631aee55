// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { startFilters } from './page-filter';

const field = () => document.querySelector('[data-filter]') as HTMLInputElement;
const status = () => document.querySelector('[role="status"]')?.textContent;
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (key: string) => field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ textContent }) => textContent);

const filterOf = (noun: string) =>
  `<div class="entry-filter"><input type="search" data-filter="${noun}"><p role="status"></p></div>`;
const render = (noun: string, text: string) => {
  document.body.innerHTML = `<article>${filterOf(noun)}<div class="prose"><p>Intro</p>${text}</div></article>`;
  startFilters();
};

beforeEach(() => {
  window.location.hash = '';
});

const terms =
  '<div class="html"><h2 id="a">A</h2><h3 id="asset">Asset</h3><p>An older word for token, unlike cliff.</p></div>' +
  '<div class="html"><h2 id="c">C</h2><h3 id="cliff">Cliff</h3><p>When a stream begins.</p><figure>Plot</figure></div>' +
  '<div class="html"><h3 id="cliff-time">Cliff time</h3><p>A date.</p><h2 id="next">Where to go next</h2><ul><li>FAQ</li></ul></div>';

test.each([
  ['cliff', ['C', 'Cliff', 'Cliff time'], '2 of 3 terms'],
  ['time cliff', ['C', 'Cliff time'], '1 of 3 terms'],
  ['Token', ['A', 'Asset'], '1 of 3 terms'],
  ['nothing', [], 'No term matches.'],
  ['', ['A', 'Asset', 'C', 'Cliff', 'Cliff time', 'Where to go next'], '3 terms'],
])(
  '"%s" shows the terms whose name or else text contains it, below their letters',
  (text, names, message) => {
    render('term', terms);
    type('zzz');
    type(text);
    expect(shown('h2, h3')).toEqual(names);
    expect(status()).toBe(message);
    expect(shown('.prose > p'), 'what is not part of an entry').toHaveLength(text === '' ? 1 : 0);
  },
);

test('what follows the heading of an entry is shown and hidden with it', () => {
  render('term', terms);
  type('asset');
  expect(shown('figure, .prose p')).toEqual(['An older word for token, unlike cliff.']);
  type('cliff');
  expect(shown('figure, .prose p')).toEqual(['When a stream begins.', 'Plot', 'A date.']);
});

test('Enter leads to the entry of exactly this name, or else to the first one, and Escape shows everything', () => {
  render('term', terms);
  for (const [text, hash] of [
    ['cliff time', '#cliff-time'],
    ['cliff', '#cliff'],
    ['older', '#asset'],
    ['nothing', '#asset'],
  ] as const) {
    type(text);
    press('Enter');
    expect(window.location.hash, text).toBe(hash);
  }
  press('Escape');
  expect(field().value).toBe('');
  expect(shown('h2, h3')).toHaveLength(6);
});
