export const next = 'node_modules/next/dist/bin/next';

/** An app that does nothing except show the pages of a folder. */
export const bareApp = 'lib/commands/bench/bare-next';

/** Where it runs. */
export const bareFolder = '.cache/bare-next';
