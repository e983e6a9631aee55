import fs from 'node:fs';
import path from 'node:path';
import type { Account } from '../foundry/account';
import type { Chain } from '../foundry/chain';
import { runInProject } from '../foundry/projects';

/** A page's commands, and what a reader has when they run them. */
type Run = {
  /** The page's address without the leading slash. */
  page: string;
  /** The headings of the sections whose commands run, in order. Without it, all commands of the page run. */
  sections?: readonly string[];
  chain: Chain;
  /** Signs all transactions. */
  wallet: Account;
  /** The variables of the reader's `.env` file, or those that the page exports. */
  variables: Record<string, string>;
};

/**
 * Runs the shell commands of a page against a chain, in the project of Lockup v4.0. Only two things are replaced: the
 * wallet is a private key, and what readers write into `.env` is known. After each deployment, the variable with the
 * contract's name has its address: `LINEAR_VESTING` for `LinearVesting`, and `TOKEN` for `TestToken`.
 * @returns what the commands print @throws if one fails
 */
export async function runPageCommands({ page, sections, chain, wallet, variables }: Run): Promise<string> {
  await chain.settle();
  const text = fs.readFileSync(`content/${page}.mdx`, 'utf8');
  const parts = sections?.map((heading) => sectionOf(text, heading)) ?? [text];
  const commands = parts.flatMap(commandsIn);
  return runInProject('lockup-v4.0', [...replacedTools, ...commands].join('\n'), {
    ...variables,
    SEPOLIA_RPC_URL: chain.url,
    WALLET_KEY: wallet.key,
    SAMPLES: path.resolve('content/samples/lockup/v4.0/create-stream'),
  });
}

function sectionOf(text: string, heading: string): string {
  const start = text.search(new RegExp(`^#{2,3} ${heading}$`, 'm'));
  const [section = ''] = start < 0 ? [] : text.slice(start).split(/\n(?=#{2,3} )/);
  if (section === '') throw new Error(`The page has no section "${heading}".`);
  return section;
}

/** Returns the commands of a text. Readers fill in what's in `.env`, and the values of variables that they export. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^( *)```bash([^\n]*)\n([\s\S]*?)^\1```/gm)];
  return blocks
    .filter(([, , title = '', code = '']) => !title.includes('.env') && !code.includes('export RPC_URL='))
    .flatMap(([, indent = '', , code = '']) => code.split('\n').map((line) => line.slice(indent.length)));
}

const replacedTools = [
  'source() { [ "$1" = .env ]; }',
  `with_wallet() {
    args=()
    while [ $# -gt 0 ]; do
      case "$1" in
        --account) shift; args+=(--private-key "$WALLET_KEY") ;;
        --browser) args+=(--private-key "$WALLET_KEY") ;;
        *) args+=("$1") ;;
      esac
      shift
    done
  }`,
  `cast() {
    [ "$1" = wallet ] && return
    with_wallet "$@"
    command cast "\${args[@]}"
  }`,
  `forge() {
    with_wallet "$@"
    printed=$(command forge "\${args[@]}")
    echo "$printed"
    name=$(echo "\${2#*:}" | sed 's/^Test//; s/\\([a-z]\\)\\([A-Z]\\)/\\1_\\2/g' | tr a-z A-Z)
    export "$name=$(echo "$printed" | sed -n 's/^Deployed to: //p')"
  }`,
  'bash() { command bash "$SAMPLES/$1"; }',
  'npx() { :; }',
  'export -f cast with_wallet',
];
