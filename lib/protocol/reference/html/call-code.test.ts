import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import type { callLanguages } from '../calls/languages';
import { callCode } from './call-code';

const html = (code: string, language: (typeof callLanguages)[number]) =>
  toHtml(h('code', callCode(code, language)))
    .replace(/<b class="(\w)">(.*?)<\/b>/g, '[$1 $2]')
    .replace(/<\/?code>|&#x3C;/g, '');

test.each([
  [
    'Solidity',
    'uint256 streamId = lockup.create{ value: fee }(IERC20(0xA1), 10e18); // pays',
    '[t uint256] streamId = lockup.[f create]{ value: fee }([t IERC20]([n 0xA1]), [n 10e18]); [c // pays]',
  ],
  [
    'Solidity',
    'address recipient = flow.ownerOf({ address: 1 });',
    '[t address] recipient = flow.[f ownerOf]({ address: [n 1] });',
  ],
  [
    'viem',
    'const id = await client.readContract({ address, type: "x", isOpen: true, amount: 42n })',
    '[k const] id = [k await] client.[f readContract]({ address, type: [s "x"], isOpen: [n true], amount: [n 42n] })',
  ],
  ['ethers', 'import { Wallet } from "ethers"', '[k import] { [t Wallet] } [k from] [s "ethers"]'],
  [
    'cast',
    'cast call $FLOW \\\n  "balanceOf(uint256)" 42',
    '[f cast call] $FLOW \\\n  [s "balanceOf(uint256)"] [n 42]',
  ],
] as const)('%s: %s', (language, code, expected) => {
  expect(html(code, language)).toBe(expected);
});
