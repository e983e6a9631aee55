import { expect, test } from 'vitest';
import type { CodeLink } from '@/lib/content/code/highlight';
import type { DeclarationPlace } from '@/lib/protocol/reference/find-entry';
import { wholeFile } from './regions';
import { endingOf, listSamples, readSample } from './sample-files';
import { linksInSample } from './sample-links';
import { namesInSample } from './sample-names';

/** Whether a name is from a package in the contract reference. The comptroller's package isn't. */
const isOurs = (place: DeclarationPlace | undefined): boolean =>
  /^@sablier\/(?!evm-utils\/)/.test(place?.file ?? '');

const wordsAt = (code: string, { line, column, length }: CodeLink): string | undefined =>
  code.split('\n')[line - 1]?.slice(column, column + length);

test('every name from a Sablier package links to an entry, at its place in the code', () => {
  const found = new Set<string>();
  for (const name of listSamples().filter((each) => endingOf(each) === 'sol')) {
    const lines = readSample(name).split('\n');
    const expected = namesInSample(name)
      .filter(({ declaration, through }) => isOurs(declaration) || isOurs(through))
      .map(({ line, column, length }) => lines[line - 1]?.slice(column, column + length));
    const shown = wholeFile(readSample(name));
    const links = linksInSample(name, shown);
    expect(
      links.map((link) => wordsAt(shown.code, link)),
      name,
    ).toEqual(expected);
    for (const link of links) found.add(`${wordsAt(shown.code, link)} ${link.href}`);
  }
  // One name for each way to find an entry.
  expect(found).toContain(
    'withdrawMax /reference/lockup/core/interfaces/interface.ISablierV2Lockup#withdrawmax',
  );
  expect(found).toContain('withdrawMax /reference/flow/v3.0/interfaces/interface.ISablierFlow#withdrawmax');
  expect(found).toContain(
    'createWithDurationsLL /reference/lockup/v4.0/interfaces/interface.ISablierLockupLinear#createwithdurationsll',
  );
  expect(found).toContain('batch /reference/flow/v3.0/contract.SablierFlow#batch');
  expect(found).toContain(
    'getBalance /reference/flow/contracts/interfaces/interface.ISablierFlowBase#getbalance',
  );
  expect(found).toContain('Broker /reference/lockup/core/types/struct.Broker');
}, 60_000);

test('a region has the links of its lines', () => {
  const name = 'lockup/create-stream/LinearVesting.sol';
  const lines = readSample(name).split('\n');
  const number = lines.findIndex((line) => line.includes('LOCKUP_LINEAR.createWithDurations')) + 1;
  const code = lines[number - 1]?.trim() ?? '';
  const indent = lines[number - 1]?.indexOf(code) ?? 0;
  const links = linksInSample(name, { code, lineNumbers: [number], indent });
  expect(links.map((link) => [wordsAt(code, link), link.href])).toEqual([
    [
      'createWithDurations',
      '/reference/lockup/core/interfaces/interface.ISablierV2LockupLinear#createwithdurations',
    ],
  ]);
});
