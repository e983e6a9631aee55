import fs from 'node:fs';
import { buildNavigation } from './build-navigation';

/**
 * Writes `.generated/navigation.ts`, the module with the whole navigation. It's generated from the manifest and the
 * pages that exist, so it isn't in git, and every command that needs it generates it first. An unchanged module isn't
 * rewritten, so that the development server doesn't reload.
 */
export function generateNavigation(): void {
  const navigation = buildNavigation();
  const text = [
    '// Made by `npm run generate` from content/sidebar.ts and the pages that exist.',
    "import type { Navigation } from '@/lib/nav/navigation';",
    '',
    `export const navigation: Navigation = ${JSON.stringify(navigation)};`,
    '',
  ].join('\n');
  const file = '.generated/navigation.ts';
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, text);
}
