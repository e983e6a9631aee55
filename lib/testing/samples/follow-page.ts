import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { invariant } from '@/lib/site/invariant';
import type { Chain } from '../foundry/chain';
import { forgeEnvironment, rootOf } from '../foundry/projects';
import { foundryTool } from '../foundry/tools';

/** A reader who runs a page's commands in a terminal, and copies what they print into variables. */
export type Reader = {
  /** The variables of the terminal, such as those in the page's `.env` file. A test can change them. */
  variables: Record<string, string>;
  /**
   * Runs the shell commands below some headings of a page, with its own variables.
   * @returns the output, line by line @throws if a command fails, with its output
   */
  follow: (...headings: string[]) => string[];
};

type Settings = {
  /** The page's URL without the leading slash. */
  slug: string;
  chain: Chain;
  /** The project in which the reader works, as in `projects.ts`. Without it, they work in an empty folder. */
  project?: string;
  variables: Record<string, string>;
  /** The variables into which the reader copies the addresses of deployed contracts, by contract. */
  copies?: Record<string, string>;
};

/**
 * Opens a terminal for a page. Commands run unchanged with Foundry's tools, except that accounts on the test's chain
 * need no password: `--account dev` becomes the account in `SENDER`.
 */
export function openReader({ slug, chain, project, variables, copies = {} }: Settings): Reader {
  const page = fs.readFileSync(`content/${slug}.mdx`, 'utf8');
  const folder = project ? rootOf(project) : fs.mkdtempSync(path.join(os.tmpdir(), 'reader-'));
  const reader: Reader = {
    variables: { ...variables },
    follow(...headings) {
      const commands = headings.flatMap((heading) => commandsBelow(page, heading));
      invariant(commands.length > 0, `${slug} has commands below ${headings.join(', ')}`);
      // Commands on the page can set variables, which the next ones read.
      const saved = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'variables-')), 'env');
      const script = [...replaced(copies), ...commands, `env -0 > '${saved}'`].join('\n');
      const { status, stdout, stderr } = spawnSync('bash', ['-eac', script], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          ...(project ? forgeEnvironment(project) : {}),
          NO_COLOR: '1',
          SEPOLIA_RPC_URL: chain.url,
          RPC_URL: chain.url,
          ...reader.variables,
        },
      });
      invariant(status === 0, `the commands of ${slug} work: ${stdout}${stderr}`);
      const names = [...Object.keys(variables), ...Object.values(copies), ...assignedIn(commands)];
      const after = new Map(
        fs
          .readFileSync(saved, 'utf8')
          .split('\0')
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
      for (const name of names) reader.variables[name] = after.get(name) ?? '';
      return stdout.trim().split('\n');
    },
  };
  return reader;
}

/** Returns the shell code below a heading, up to the next one of the same or a higher level. */
function commandsBelow(page: string, heading: string): string[] {
  const [, level = '', text] =
    new RegExp(`^(##+) ${heading.replace(/[.*+?^\${}()|[\]\\]/g, '\\$&')}(?: \\[#.*\\])?\\n([\\s\\S]*)`, 'm').exec(
      page,
    ) ?? [];
  invariant(text !== undefined, `there is a heading "${heading}"`);
  const end = text.search(new RegExp(`^#{2,${level.length}} `, 'm'));
  const section = (end < 0 ? text : text.slice(0, end)).replace(/^ *```bash title[\s\S]*?^ *```$/gm, '');
  return [...section.matchAll(/^( *)```bash\n([\s\S]*?)^\1```/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

const assignedIn = (commands: readonly string[]): string[] =>
  commands.flatMap((code) => [...code.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));

const replaced = (copies: Record<string, string>): string[] => [
  'source() { :; }',
  `unlocked() {
    local word words=()
    for word in "$@"; do
      if [ "$word" = --account ]; then words+=(--unlocked --from "$SENDER"); elif [ "$word" != dev ]; then words+=("$word"); fi
    done
    "\${words[@]}"
  }`,
  `cast() {
    if [ "$1 $2" = "wallet import" ]; then return; fi
    unlocked '${foundryTool('cast')}' "$@"
  }`,
  `forge() {
    local output
    output=$(unlocked '${foundryTool('forge')}' "$@")
    echo "$output"
    [ "$1" = create ] || return 0
    case "\${2##*:}" in
      ${Object.entries(copies)
        .map(([contract, name]) => `${contract}) ${name}=$(sed -n 's/^Deployed to: //p' <<< "$output") ;;`)
        .join('\n      ')}
    esac
  }`,
];
