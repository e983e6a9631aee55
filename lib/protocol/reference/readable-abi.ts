import type { Abi, AbiParameter } from 'viem';

/**
 * Formats an ABI in the human-readable form, one item per line:
 * `function withdraw(uint256 id) view returns (uint128 amount)`. Structs are inline, as in
 * `(uint40 cliff, uint40 total) durations`. Format: https://abitype.dev/api/human
 */
export const toReadableAbi = (abi: Abi): string[] => abi.map(toLine);

function toLine(item: Abi[number]): string {
  switch (item.type) {
    case 'function':
      return [
        `function ${item.name}${list(item.inputs)}`,
        ...(item.stateMutability === 'nonpayable' ? [] : [item.stateMutability]),
        ...(item.outputs.length > 0 ? [`returns ${list(item.outputs)}`] : []),
      ].join(' ');
    case 'event':
      return `event ${item.name}${list(item.inputs)}${item.anonymous ? ' anonymous' : ''}`;
    case 'error':
      return `error ${item.name}${list(item.inputs)}`;
    case 'constructor':
      return `constructor${list(item.inputs)}${payable(item.stateMutability)}`;
    case 'fallback':
      return `fallback() external${payable(item.stateMutability)}`;
    case 'receive':
      return 'receive() external payable';
  }
}

const payable = (mutability: string): string => (mutability === 'payable' ? ' payable' : '');

const list = (parameters: readonly AbiParameter[]): string => `(${parameters.map(toText).join(', ')})`;

function toText(parameter: AbiParameter): string {
  const type =
    'components' in parameter
      ? `${list(parameter.components)}${parameter.type.slice('tuple'.length)}`
      : parameter.type;
  const indexed = 'indexed' in parameter && parameter.indexed ? ' indexed' : '';
  return `${type}${indexed}${parameter.name ? ` ${parameter.name}` : ''}`;
}
