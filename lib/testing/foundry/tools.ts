import fs from 'node:fs';
import path from 'node:path';

const architectures: Readonly<Record<string, string>> = { arm64: 'arm64', x64: 'amd64' };

/** Returns the executable of one of Foundry's tools. npm installs a package with it for each platform that has one. */
export const foundryTool = (tool: 'anvil' | 'cast' | 'forge'): string =>
  path.resolve(
    `node_modules/@foundry-rs/${tool}-${process.platform}-${architectures[process.arch]}/bin/${tool}`,
  );

export const hasFoundry = fs.existsSync(foundryTool('anvil'));
