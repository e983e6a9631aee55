import { expect, test } from 'vitest';
import { hasTexts, readDefaultTexts } from './default-texts';
import { loadReleases } from './load-release';

const items = loadReleases().flatMap(({ contracts }) => contracts.flatMap((contract) => contract.items));

test('no entry only refers to the interface of a standard', () => {
  expect(items.length).toBeGreaterThan(1000);
  expect(items.map(({ docs }) => docs.summary).filter((summary) => /^See `IERC/.test(summary))).toEqual([]);
});

test('every field of a struct has a text, which fits its type', () => {
  const structs = items.filter(({ kind }) => kind === 'struct');
  expect(structs.length).toBeGreaterThan(100);
  const wrong = structs.flatMap(({ name, parameters }) =>
    parameters
      .filter(({ description, type }) => {
        const isText = type.map(({ text }) => text).join('') === 'string';
        return description === '' || (isText && /decimals|seconds/.test(description));
      })
      .map((field) => `${name}.${field.name}`),
  );
  expect(wrong).toEqual([]);
});

test('every argument of an event or error of the protocol has a text', () => {
  const shown = items.filter((item) => item.kind !== 'struct' && hasTexts(item));
  expect(shown.flatMap(({ parameters }) => parameters).length).toBeGreaterThan(2000);
  const empty = shown.flatMap(({ name, parameters }) =>
    parameters.filter(({ description }) => description === '').map((each) => `${name}.${each.name}`),
  );
  expect(empty).toEqual([]);
});

test('every default text is used', () => {
  const { summaries, fields, arguments: others } = readDefaultTexts();
  const summariesUsed = new Set(items.map(({ docs }) => docs.summary));
  const texts = new Set(items.flatMap(({ parameters }) => parameters.map(({ description }) => description)));
  expect(Object.values(summaries).filter((text) => !summariesUsed.has(text))).toEqual([]);
  expect(Object.values(fields).filter((text) => !texts.has(text))).toEqual([]);
  expect(Object.values(others).filter((text) => !texts.has(text))).toEqual([]);
});
