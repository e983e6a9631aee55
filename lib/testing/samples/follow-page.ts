import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sampleFile } from '@/lib/content/samples/sample-files';
import { invariant } from '@/lib/site/invariant';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import type { Chain } from '../foundry/chain';
import { forgeEnvironment, rootOf } from '../foundry/projects';
import { foundryTool } from '../foundry/tools';

/** A reader who runs a page's commands in a terminal, and copies what they print into variables. */
type Reader = {
  /** The variables of the terminal, such as those in the page's `.env` file. A test can change them. */
  variables: Record<string, string>;
  /**
   * Runs the shell commands below some headings of a page, or above the first one, with its own variables.
   * @returns the output, line by line
   * @throws if a command fails, with its output
   */
  follow: (...headings: string[]) => Promise<string[]>;
};

type Settings = {
  /** The page's URL without the leading slash. */
  slug: string;
  chain: Chain;
  /** The project that the reader has already set up, as in `projects.ts`. Without it, they have an empty folder. */
  project?: string;
  /** What the reader writes into `.env`, or instead of the placeholders in `export NAME="…"`. */
  variables: Record<string, string>;
};

/**
 * Opens a terminal for a page. Commands run unchanged with Foundry's tools, except that accounts on the test's chain
 * need neither a password nor a browser wallet: `--account dev` and `--browser` become the account in `SENDER`. After each
 * deployment, the reader copies the address into the variable with the contract's name: `LINEAR_VESTING` for
 * `LinearVesting`, and `TOKEN` for `TestToken`.
 */
export function openReader({ slug, chain, project, variables }: Settings): Reader {
  const page = fs.readFileSync(`content/${slug}.mdx`, 'utf8');
  const folder = temporaryFolder();
  if (project) fs.cpSync(rootOf(project), folder, { recursive: true, verbatimSymlinks: true });
  // The reader saves the files that the page shows completely.
  for (const [, file = '', title = path.basename(file)] of page.matchAll(
    /<Sample file="([^"]+)"(?: title="((?:src|test)\/[^"]+)")? \/>/g,
  ))
    fs.cpSync(sampleFile(file), path.join(folder, title));
  const reader: Reader = {
    variables: { ...variables },
    async follow(...headings) {
      await chain.settle();
      const commands = (
        headings.length > 0
          ? headings.flatMap((heading) => commandsBelow(page, heading))
          : commandsAbove(page)
      ).map((code) => withoutPlaceholders(code, reader.variables));
      invariant(commands.length > 0, `${slug} has commands below ${headings.join(', ')}`);
      // Commands on the page can set variables, which the next ones read.
      const saved = path.join(temporaryFolder(), 'env');
      const script = [...replaced, ...commands, `env -0 > '${saved}'`].join('\n');
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
      for (const line of fs.readFileSync(saved, 'utf8').split('\0')) {
        const [name = '', value = ''] = line.split(/=(.*)/s);
        if (/^[A-Z][A-Z_]*$/.test(name) && process.env[name] === undefined) reader.variables[name] = value;
      }
      return stdout.trim().split('\n');
    },
  };
  return reader;
}

/** Returns the shell code below a heading, up to the next one of the same or a higher level. */
function commandsBelow(page: string, heading: string): string[] {
  const start = page.split('\n').findIndex((line) => /^##+ /.test(line) && titleOf(line) === heading);
  invariant(start >= 0, `there is a heading "${heading}"`);
  const [first = '', ...lines] = page.split('\n').slice(start);
  const level = first.indexOf(' ');
  const end = lines.findIndex((line) => /^##+ /.test(line) && line.indexOf(' ') <= level);
  return commandsIn(lines.slice(0, end < 0 ? undefined : end).join('\n'));
}

const titleOf = (line: string): string => line.replace(/^#+ /, '').replace(/ \[#.*\]$/, '');

const commandsAbove = (page: string): string[] => commandsIn(page.slice(0, page.indexOf('\n## ')));

/** Returns the shell code in a part of a page, without files such as `.env`, which have a title. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/^( *)```bash\n([\s\S]*?)^\1```/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

const withoutPlaceholders = (code: string, variables: Readonly<Record<string, string>>): string =>
  code.replaceAll(/^export (\w+)=(?:"[^$"]*"|'[^']*')$/gm, (line, name) => (name in variables ? '' : line));

const replaced: readonly string[] = [
  'source() { :; }',
  // The test's chain is already the local copy that a page starts.
  'anvil() { :; }',
  `unlocked() {
    local word words=()
    for word in "$@"; do
      case "$word" in
        --account) words+=(--unlocked --from "$SENDER") ;;
        --browser) words+=(--unlocked) ;;
        dev) ;;
        *) words+=("$word") ;;
      esac
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
    local name
    name=$(echo "\${2##*:}" | sed 's/^Test//; s/\\([a-z]\\)\\([A-Z]\\)/\\1_\\2/g' | tr a-z A-Z)
    export "$name=$(sed -n 's/^Deployed to: //p' <<< "$output")"
  }`,
];
