import fs from 'node:fs';
import type { Problem } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';
import { site } from '@/lib/site/site';
import { checkData } from './check-data';
import { checkRedirectsShape, checkSidebarShape } from './check-shape';

/**
 * Checks the files that every other check reads: the sidebar, the redirects, and the data. If one of them is
 * broken, the other checks can't run, or would report each page that uses it. This module doesn't import the
 * files, so it can report syntax errors in them.
 */
export function checkInputs(): Problem[] {
  // A folder of plain pages doesn't use any of them.
  if (env.contentDir) return [];
  return [
    ...checkSidebarShape(
      fs.readFileSync('content/sidebar.ts', 'utf8'),
      site.navbar.map(({ section }) => section),
    ),
    ...checkRedirectsShape(fs.readFileSync('redirects.ts', 'utf8')),
    ...checkData(),
  ];
}
