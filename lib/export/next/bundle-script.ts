import { buildSync } from 'esbuild';
import { itemAt } from '@/lib/site/invariant';

/**
 * Bundles a script that Next can't: one that a page runs before any other, or a worker at a fixed address.
 * @param entry its TypeScript module, from the root of the repository
 * @param constants values of names that the module declares
 * @returns one minified program, the same for the same sources
 */
export function bundleScript(entry: string, constants: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    alias: { '@': '.' },
    tsconfigRaw: {},
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return itemAt(outputFiles, 0).text.trim();
}
