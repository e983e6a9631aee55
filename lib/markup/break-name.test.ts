import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { breakName } from './break-name';

test.each([
  ['SablierV2Lockup_WithdrawAmountZero', 'Sablier<wbr>V2<wbr>Lockup_<wbr>Withdraw<wbr>Amount<wbr>Zero'],
  ['params.durations.total', 'params.<wbr>durations.<wbr>total'],
  ['ratePerSecond', 'ratePerSecond'],
  [
    'the deposit in createWithDurationsLL(LockupLinear)',
    'the deposit in create<wbr>With<wbr>Durations<wbr>LL(<wbr>LockupLinear)',
  ],
  ['/stream/{contract}-{chainId}', '/<wbr>stream/<wbr>{contract}-<wbr>{chainId}'],
  ['(uint256)', '(<wbr>uint256)'],
  ['0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc', '0xe72175dd1<wbr>2ac7efca6b7<wbr>d12dfc913a5<wbr>f661bbabc'],
  ['/search?t=all&c=1', '/<wbr>search?<wbr>t=<wbr>all&#x26;<wbr>c=<wbr>1'],
])('%s breaks after punctuation, and between its words where a part is long', (name, expected) => {
  expect(toHtml(breakName(name, 13))).toBe(expected);
});
