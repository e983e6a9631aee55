/** A contract call or deployment with Foundry's tools, as shown on a page. */
export type ShellCommand =
  | { kind: 'call' | 'send'; line: string; signature: string; argumentCount: number }
  | { kind: 'deploy'; line: string; contract: string; argumentCount: number };

/** Finds the `cast call`, `cast send`, and `forge create` commands in a page's shell code. */
export function readShellCommands(page: string): ShellCommand[] {
  const blocks = [...page.matchAll(/^( *)```bash[^\n]*\n([\s\S]*?)^\1```/gm)].map(([, , code = '']) => code);
  const lines = blocks.flatMap((code) => code.replace(/\\\n\s*/g, '').split('\n'));
  return lines.map((line) => line.trim()).flatMap(toCommand);
}

function toCommand(line: string): ShellCommand[] {
  const words = [...line.matchAll(/"[^"]*"|\S+/g)].map(([word]) => word.replaceAll('"', ''));
  const [tool, action, target = '', ...rest] = words;
  if (tool === 'cast' && (action === 'call' || action === 'send')) {
    const [signature = '', ...others] = rest;
    return [{ kind: action, line, signature, argumentCount: beforeOptions(others).length }];
  }
  if (tool !== 'forge' || action !== 'create') return [];
  const start = rest.indexOf('--constructor-args');
  const given = start < 0 ? [] : beforeOptions(rest.slice(start + 1));
  return [{ kind: 'deploy', line, contract: target.replace(/^.*:/, ''), argumentCount: given.length }];
}

function beforeOptions(words: string[]): string[] {
  const first = words.findIndex((word) => word.startsWith('--'));
  return first < 0 ? words : words.slice(0, first);
}
