import fs from 'node:fs';
import path from 'node:path';

const architectures: Readonly<Record<string, string>> = { arm64: 'arm64', x64: 'amd64' };
const platform = `${process.platform}-${architectures[process.arch] ?? process.arch}`;

/** Returns the executable of one of Foundry's tools. npm installs a package with it for each platform that has one. */
export const foundryTool = (tool: 'anvil' | 'cast' | 'forge'): string =>
  path.resolve(`node_modules/@foundry-rs/${tool}-${platform}/bin/${tool}`);

/** Whether `package.json` lists Foundry for this platform. On the others, the tests that need it don't run. */
export const hasFoundry = fs.readFileSync('package.json', 'utf8').includes(`"@foundry-rs/anvil-${platform}"`);

export const whyNoFoundry = `The tests that use Foundry don't run, because it has no npm package for ${platform}.`;
