import { expect, test } from 'vitest';
import { releaseId } from '@/lib/site/release';
import { buildRelease } from './build-release';
import { compileRelease } from './compile-release';
import { correctComments, readCorrections } from './correct-comments';
import { releases } from './releases';

const corrected = releases.filter((release) => releaseId(release) in readCorrections());

test.each(corrected.map((release) => [releaseId(release), release] as const))(
  'each correction of %s replaces a text that the source has',
  (id, release) => {
    if (!('parts' in release)) throw new Error(`${id} has no sources`);
    const model = buildRelease(release, compileRelease(release));
    const before = model.contracts.flatMap(({ items }) => items).filter(({ kind }) => kind === 'function');
    const after = correctComments(model).contracts.flatMap(({ items }) => items);
    const texts = readCorrections()[id] ?? [];
    expect(texts.length).toBeGreaterThan(0);
    for (const { functions, find } of texts) {
      for (const name of functions) {
        const own = before.filter((item) => item.name === name);
        const all = own.flatMap(({ docs }) => [
          docs.summary,
          ...docs.details,
          ...docs.requirements,
          ...docs.notes,
        ]);
        expect(
          all.some((text) => text.includes(find)),
          `${name}: ${find}`,
        ).toBe(true);
      }
    }
    expect(JSON.stringify(after)).not.toContain(texts[0]?.find);
  },
);

test('the releases with corrections are those with sources', () => {
  expect(corrected.map(releaseId).sort()).toEqual(Object.keys(readCorrections()).sort());
});
