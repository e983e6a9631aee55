import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { releaseChanges, releaseLog } from './change-tables';

test('an item leads to the newer entry, with what changed, and what was removed or added is listed', () => {
  const all = { of: 'flow', from: 'v1.0', to: 'v3.0' };
  const { markdown: lists } = releaseChanges(all);
  expect(lists.match(/^\*\*\w+\*\*$/gm)).toEqual([
    '**Functions**',
    '**Events**',
    '**Errors**',
    '**Structs**',
    '**Enums**',
  ]);
  const items = releaseChanges({ ...all, kind: 'function' }).markdown.split('\n');
  expect(lists).toContain(items.join('\n'));
  const changed = items.slice(items.indexOf('- **Changed**'));
  expect(changed).toContain(
    '  - [`create`](/reference/flow/v3.0/contract.SablierFlow#create): adds `uint40 startTime`',
  );
  expect(changed).toContain(
    '  - [`refundMax`](/reference/flow/v3.0/contract.SablierFlow#refundmax): returns `uint128 refundedAmount` instead of nothing',
  );
  expect(items[items.indexOf('- **Renamed**') + 1]).toBe(
    '  - `aggregateBalance` to [`aggregateAmount`](/reference/flow/v3.0/contract.SablierFlow#aggregateamount)',
  );
  const [removed, added] = ['- **Removed**', '- **Added**'].map((title) => items.indexOf(title));
  expect(items.slice(removed)).toContain(
    '  - [`isPaused`](/reference/flow/contracts/contract.SablierFlow#ispaused)',
  );
  expect(items.slice(added, removed)).toContain(
    '  - [`calculateMinFeeWei`](/reference/flow/v3.0/contract.SablierFlow#calculateminfeewei)',
  );
});

test('each release has a heading, its date, its contracts, and links to all that the site has about it', () => {
  const { markdown, mark } = releaseLog();
  const sections = markdown.split(/^## /m).slice(1);
  expect(sections).toHaveLength(releases.length);
  const flow = sections.find((section) => section.startsWith('Flow v3.0\n'));
  expect(flow).toMatch(/^Flow v3\.0\n\n\*2026-03-16\*\n\nAdds /);
  expect(flow).toContain(
    '- **Contracts** [`SablierFlow`](/reference/flow/v3.0/contract.SablierFlow), [`FlowNFTDescriptor`](/reference/flow/v3.0/contract.FlowNFTDescriptor)\n' +
      '- **Audits** Cantina (March 18, 2026)\n- **Links** ',
  );
  const tree = fromMarkdown(flow ?? '');
  mark(tree);
  expect(toHtml(toHast(tree))).toContain(
    '<p><time class="release-date" datetime="2026-03-16">March 16, 2026</time></p>',
  );
  expect(flow).toContain('[addresses](/guides/flow/deployments)');
  expect(flow).toContain('[changes since v2.0](/reference/flow/changes-by-release#v2-0-to-v3-0)');
  expect(sections.at(-1)).toContain('*2019-12*');
  const older = sections.find((section) => section.startsWith('Flow v1.1'));
  expect(older).toContain('[`SablierFlow`](/reference/flow/v1.1/contract.SablierFlow)');
  const retired = sections.find((section) => section.startsWith('Legacy v1.1'));
  expect(retired).toBeDefined();
  expect(retired).toContain('- **Contracts** `Sablier`\n');
});
