import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { endingOf, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import { forgeStd, stubsFolder } from '@/lib/content/samples/solidity-imports';
import { filesBelow } from '@/lib/site/files-below';
import { invariant } from '@/lib/site/invariant';
import { foundryTool } from './tools';

/** A Foundry project as readers have it after the guide to their local environment, with the samples of other guides. */
type Project = {
  id: string;
  /** The page whose commands and files make the project. Without it, the project is as `forge init` leaves it. */
  guide?: string;
  /** Folders of `content/samples/` whose contracts belong in `src`. A contract belongs to the first project that fits. */
  samples: readonly string[];
  /** The npm package of the compiler. */
  compiler: string;
  /** What `forge install` puts into `lib`, for pages that install from other repositories. */
  libraries?: Readonly<Record<string, string>>;
};

const v2Packages = 'node_modules/@sablier/v2-core/node_modules';

export const projects: readonly Project[] = [
  {
    id: 'lockup-v4.0',
    guide: 'guides/lockup/examples/local-environment',
    samples: ['lockup/v4.0/', 'airdrops/', 'support/TestToken.sol'],
    compiler: 'solc-0.8.29',
  },
  {
    id: 'flow-v3.0',
    guide: 'guides/flow/examples/local-environment',
    samples: ['flow/v3.0/'],
    compiler: 'solc-0.8.29',
  },
  {
    id: 'flow-v1.0',
    guide: 'guides/flow/v1.0/examples/local-environment',
    samples: ['flow/'],
    compiler: 'solc-0.8.26',
    libraries: {
      flow: `${stubsFolder}/@sablier/flow`,
      'openzeppelin-contracts/contracts': `${v2Packages}/@openzeppelin/contracts`,
      'prb-math': 'node_modules/@prb/math',
    },
  },
  {
    id: 'lockup-v1.2',
    guide: 'guides/lockup/v1.2/examples/local-environment',
    samples: ['lockup/', 'support/', 'legacy/'],
    compiler: 'solc-0.8.26',
  },
  { id: 'testing', samples: [], compiler: 'solc-0.8.26' },
];

/** Contracts that misbehave on request, which only tests use. */
const testContracts = 'lib/testing/foundry/contracts';

const folderOf = (id: string): string => `.cache/foundry/${id}`;

/** Returns the folder of a project, in which its reader runs commands. */
export const rootOf = (id: string): string => `${folderOf(id)}/my-project`;

const projectOf = (sample: string): Project | undefined =>
  projects.find(({ samples }) => samples.some((folder) => sample.startsWith(folder)));

/** Returns the Solidity samples of a project, as in `listSamples`. */
export const samplesOf = ({ id }: Project): string[] =>
  listSamples().filter((name) => endingOf(name) === 'sol' && projectOf(name)?.id === id);

/** Returns the folder with the artifacts of a sample's contracts. */
export function outputOfSample(sample: string): string {
  const project = projectOf(sample);
  invariant(project, `${sample} belongs to a project`);
  return `${rootOf(project.id)}/out/${path.basename(sample)}`;
}

/** Returns the folder with the artifacts of a contract that only tests use. */
export const outputOfTestContract = (contract: string): string => `${rootOf('testing')}/out/${contract}.sol`;

/** What the commands of a guide printed. */
type Build = { ok: boolean; output: string };

/** Returns the result of a project's build. */
export const buildOf = (id: string): Build =>
  z
    .object({ ok: z.boolean(), output: z.string() })
    .parse(JSON.parse(fs.readFileSync(`${folderOf(id)}/build.json`, 'utf8')));

/** Builds the projects whose guide, samples, or packages have changed, each from an empty folder. */
export function buildProjects(): void {
  for (const project of projects) {
    const digest = digestOf(
      JSON.stringify(project),
      // Links in the project are absolute.
      process.cwd(),
      digestOfFiles([
        ...modulesOf(['lib/testing/foundry/projects.ts']),
        'lib/testing/foundry/solc.mjs',
        'package-lock.json',
        testContracts,
        stubsFolder,
        ...(project.guide ? [`content/${project.guide}.mdx`] : []),
        ...project.samples.map(sampleFile),
      ]),
    );
    const stamp = `${folderOf(project.id)}/digest`;
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digest) continue;
    fs.rmSync(folderOf(project.id), { recursive: true, force: true });
    fs.mkdirSync(folderOf(project.id), { recursive: true });
    fs.writeFileSync(`${folderOf(project.id)}/build.json`, JSON.stringify(build(project)));
    fs.writeFileSync(stamp, digest);
  }
}

/** Returns what Forge needs besides what readers have: a compiler from npm, and no network. */
export const forgeEnvironment = (id: string): Record<string, string> => ({
  FOUNDRY_OFFLINE: 'true',
  FOUNDRY_SOLC: path.resolve('lib/testing/foundry/solc.mjs'),
  // Otherwise, Forge keeps the state of forks by chain and block, and mixes up the chains of different runs.
  FOUNDRY_NO_STORAGE_CACHING: 'true',
  SOLC_PACKAGE: projects.find((each) => each.id === id)?.compiler ?? '',
});

/**
 * Runs `forge test` in a project.
 * @param variables those that the guides put into `.env`
 * @returns the report in JSON, also if tests fail
 * @throws if there is no report, with Forge's messages
 */
export function runForgeTests(id: string, variables: Record<string, string>): unknown {
  const { stdout, stderr } = spawnSync(foundryTool('forge'), ['test', '--json'], {
    cwd: rootOf(id),
    encoding: 'utf8',
    env: { ...process.env, ...forgeEnvironment(id), ...variables },
  });
  invariant(stdout.startsWith('{'), `Forge printed a report: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}

/** Does what the guide says, and compiles the project together with the samples of other guides. */
function build(project: Project): Build {
  const steps = project.guide
    ? stepsOf(project.guide)
    : ['forge init my-project', 'cd my-project', 'rm */Counter*'];
  const extra = project.guide
    ? samplesOf(project)
        .filter((name) => !name.includes('/project/'))
        .map(sampleFile)
    : filesBelow(testContracts);
  linkPackages(steps.join('\n'), `${folderOf(project.id)}/packages`);
  const script = [
    ...replacedCommands(project),
    ...steps,
    ...extra.map((file) => `cp '${path.resolve(file)}' src/`),
    'forge build',
  ].join('\n');
  const { status, stdout, stderr } = spawnSync('bash', ['-ec', script], {
    cwd: folderOf(project.id),
    encoding: 'utf8',
    env: { ...process.env, ...forgeEnvironment(project.id), NO_COLOR: '1' },
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** The tabs whose commands are followed, where a page has several ways. */
const followedTabs = ['npm', 'Empty project', 'Foundry'];

/**
 * Reads a guide's commands and the files that it saves, in order, as lines of a shell script. Files are copied to the
 * place in their title, which may be after the first `cd`.
 */
function stepsOf(guide: string): string[] {
  const page = fs.readFileSync(`content/${guide}.mdx`, 'utf8');
  const parts =
    /<Tab label="([^"]*)">|(<\/Tab>)|<Sample file="([^"]+)"([^>]*)\/>|^( *)```bash\n([\s\S]*?)^\5```/gm;
  const steps: string[] = [];
  let skipped = 0;
  for (const [, tab, tabEnd, file, attributes = '', indent = '', code] of page.matchAll(parts)) {
    // Tabs can be nested.
    if (tab !== undefined && (skipped > 0 || !followedTabs.includes(tab))) skipped += 1;
    else if (tabEnd && skipped > 0) skipped -= 1;
    if (skipped > 0) continue;
    if (code !== undefined) steps.push(...code.split('\n').map((line) => line.slice(indent.length)));
    if (file === undefined || attributes.includes('region=')) continue;
    const [, title = path.basename(file)] = /title="([^"]*)"/.exec(attributes) ?? [];
    steps.push(`cp '${path.resolve(sampleFile(file))}' '${title}'`);
  }
  return steps.filter((line) => line.trim() !== '');
}

/**
 * Replaces what needs a network. Forge doesn't download forge-std, and packages are linked instead of installed. Like the
 * real npm, ours fails if it runs the install script of `@sablier/evm-utils`. Tests run later, because they need a node.
 */
function replacedCommands({ libraries = {} }: Project): string[] {
  const std = path.resolve(forgeStd, 'forge-std');
  const install = Object.entries(libraries).map(
    ([name, from]) => `mkdir -p 'lib/${path.dirname(name)}'; ln -s '${path.resolve(from)}' 'lib/${name}'`,
  );
  return [
    'packages="$PWD/packages"',
    'bun() { cp -RP "$packages" node_modules; }',
    `npm() {
      if [ -e "$packages/@sablier/evm-utils" ] && [[ "$*" != *--ignore-scripts* ]]; then
        echo "npm fails without --ignore-scripts" >&2
        return 1
      fi
      bun
    }`,
    `forge() {
      case "$1" in
        init) '${foundryTool('forge')}' "$@" --offline --no-git; mkdir -p "$2/lib/forge-std"; ln -s '${std}' "$2/lib/forge-std/src" ;;
        install) ${install.join('; ') || 'return 1'} ;;
        test) ;;
        *) '${foundryTool('forge')}' "$@" ;;
      esac
    }`,
  ];
}

const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Links the packages that a guide installs, and their dependencies, from this repository.
 * @throws if one has another version
 */
function linkPackages(commands: string, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const link = (name: string, from: string): void => {
    const place = path.dirname(
      createRequire(from)
        .resolve.paths(name)
        ?.map((each) => `${each}/${name}/package.json`)
        .find(fs.existsSync) ?? '',
    );
    if (place === '.' || fs.existsSync(`${folder}/${name}`)) return;
    fs.mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true });
    fs.symlinkSync(place, `${folder}/${name}`);
    const { dependencies, peerDependencies } = manifest.parse(
      JSON.parse(fs.readFileSync(`${place}/package.json`, 'utf8')),
    );
    for (const each of Object.keys({ ...dependencies, ...peerDependencies }))
      link(each, `${place}/package.json`);
  };
  const installed = /(?:npm install|bun add)((?: +\S+)+)/g;
  for (const [, words = ''] of commands.matchAll(installed))
    for (const [, name = '', version] of words.matchAll(/ (@?[^\s@-][^\s@]*)@(\S+)/g)) {
      const { version: here } = manifest.parse(
        JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`, 'utf8')),
      );
      invariant(here === version, `the guide installs the version of ${name} in this repository, ${here}`);
      link(name, path.resolve('package.json'));
    }
}
