import { expect, test } from 'vitest';
import { describeContract, headTitle } from './describe-contract';
import { loadReleases } from './load-release';

const all = loadReleases().flatMap((model) => model.contracts.map((contract) => ({ contract, model })));

test('every contract is described in 50 to 160 characters, as no other is', () => {
  const texts = all.map(({ contract, model }) => describeContract(contract, model));
  expect(texts.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
  expect(texts.filter((text) => /[`[\]\\]/.test(text))).toEqual([]);
});

test('no two pages have the same title in the browser', () => {
  const titles = all.map(({ contract, model }) => headTitle(contract, model));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
