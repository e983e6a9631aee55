import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { errorTable } from './error-tables';
import { libraryNames } from './libraries';

test('a row shows name, arguments, selector, cause, and fix, and all its ids stand in it', () => {
  const { element, anchors } = errorTable({ library: 'flow' });
  const [row = ''] = toHtml(element).match(/<tr id="sablierflow_overdraw".*?<\/tr>/) ?? [];
  for (const part of [
    'id="SablierFlow_Overdraw(uint256,uint128,uint128)"',
    'id="0xf9f29859"',
    'href="/reference/flow/contracts/libraries/library.Errors#sablierflow_overdraw"',
    '<span>uint128 <var>amount</var>,</span> <span>uint128 <var>withdrawableAmount</var>)</span>',
    '<code class="error-selector" data-copy="selector of SablierFlow_Overdraw">0xf9f29859</code>',
    '<a href="/reference/flow/contracts/contract.SablierFlow">SablierFlow</a>',
    'call <code>withdrawMax</code>',
    // The prefix is the only link to the contract.
    'SablierFlow</a>_</span><wbr>',
  ])
    expect(row).toContain(part);
  expect(anchors).toEqual(
    expect.arrayContaining(['sablierflow_overdraw', '0xf9f29859', 'flow-delegatecall']),
  );
});

test('a row lists its releases, and an older error links to the row with its cause', () => {
  const { element } = errorTable({ library: 'older-lockup' });
  const [row = ''] = toHtml(element).match(/<tr id="sablierhelpers_starttimezero".*?<\/tr>/) ?? [];
  expect(row).toContain('<span class="error-releases">Lockup v2.0, v3.0</span>');
  expect(row).toContain('Same cause and fix as <a href="#sablierlockuphelpers_starttimezero">');
  const periphery = toHtml(errorTable({ library: 'lockup-periphery' }).element);
  expect(periphery).toContain('<span class="error-releases">Lockup v1.2; Airdrops v1.2</span>');
});

test('the head names the release of a table that has one, even if all its errors are older', () => {
  const headOf = (library: string) => toHtml(errorTable({ library }).element).match(/<th [^>]*>([^<]*)/)?.[1];
  expect(headOf('flow-v3')).toBe('Error in Flow v3.0');
  expect(headOf('older-flow')).toBe('Error');
});

test('every anchor that a table promises is an id in it, once', () => {
  for (const library of [...libraryNames, 'outside', 'panic']) {
    const { element, anchors } = errorTable({ library });
    const ids = [...toHtml(element).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect([...ids].sort()).toEqual([...anchors].sort());
    expect(new Set(ids).size).toBe(ids.length);
  }
});
