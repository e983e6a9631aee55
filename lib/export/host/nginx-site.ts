import fs from 'node:fs';
import { required } from '@/lib/site/invariant';
import { atBase } from '@/lib/site/page-paths';
import { fileTypes } from '../file-types';

/** nginx always includes `text/html` in these lists, and warns about duplicates. */
const further = [...new Set(Object.values(fileTypes))].filter((type) => type !== 'text/html');
const encoded = further.filter((type) => type.startsWith('text/'));
/** Images and fonts are already compressed. */
const packed = further.filter((type) => /^text\/|json|svg/.test(type));

/**
 * Generates the content of nginx's server block, except for the root and the headers: clean URLs, one URL per page,
 * file types, compression, and the "not found" page. nginx matches the decoded path with merged slashes, so only
 * harmless characters may become part of a redirect: a line break would end the header, and a backslash could lead to
 * another site.
 * @param basePath `''` or a path such as `/docs`
 * @param moved see `movedVariable`
 * @returns `site.nginx.conf` from this folder with these values
 */
export function nginxSite(basePath: string, moved: string): string {
  const pattern = basePath.replaceAll('.', '\\.');
  const values: Record<string, string> = {
    root: basePath ? `that contains ${basePath.slice(1)}/, which contains` : 'with',
    basePath,
    home: atBase('/', basePath),
    pattern,
    homePattern: pattern || '/',
    orNothing: basePath && '|',
    moved,
    types: Object.entries(fileTypes)
      .map(([ending, type]) => `  ${type} ${ending};`)
      .join('\n'),
    encoded: encoded.join(' '),
    packed: packed.join(' '),
    favicon:
      basePath &&
      `# Browsers request it from the origin for files that name no icon.\nlocation = /favicon.ico { try_files /favicon.ico ${basePath}/favicon.ico =404; }\n`,
  };
  const template = fs.readFileSync('lib/export/host/site.nginx.conf', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => required(values[name], name));
}
