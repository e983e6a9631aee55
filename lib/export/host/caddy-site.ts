import { splitTarget } from '@/lib/nav/redirects/paths';
import { hashedFolders } from '@/lib/site/hashed-folders';
import { anyOrigin, type Headers, immutable, publicData, revalidate, sampleType } from '../security/headers';
import { isText, types } from './file-types';
import type { HostSettings } from './host-settings';

/**
 * Generates what a site block of a Caddyfile imports after its `root`: headers, redirects, clean URLs, types, compression,
 * and the "not found" page. Caddy sends headers with every response, including redirects and errors, so only files that
 * exist count as hashed ones.
 */
export const caddySite = ({ basePath, headers, redirects }: HostSettings): string => {
  const home = basePath || '/';
  const hashed = hashedFolders.map((folder) => `${basePath}/_next/static/${folder}/*`).join(' ');
  return `# Import this file in the site block, after the root${basePath && `, which is the folder that contains ${basePath.slice(1)}/`}.

encode gzip

${headerLines(headers)}
@hashed {
  path ${hashed}
  file
}
header @hashed Cache-Control "${immutable}"
@revalidated not {
  path ${hashed}
  file
}
header @revalidated Cache-Control "${revalidate}"
@public path ${publicData.map((path) => basePath + path.replace(/\/$/, '/*')).join(' ')}
header @public Access-Control-Allow-Origin "${anyOrigin}"

${Object.entries(types)
  .map(
    ([extension, type]) =>
      `@${extension} {\n  path *.${extension}\n  not path ${basePath}/samples/*\n}\nheader @${extension} Content-Type "${withCharset(type)}"`,
  )
  .join('\n')}
header ${basePath}/samples/* Content-Type "${sampleType}"

map {query} {asked} {
  "" ""
  default "?{query}"
}
map {path} {moved} {section} {
${redirects.map(({ from, to }) => redirectLine(from, to)).join('\n')}
  default "" ""
}
@moved expression \`{moved} != ""\`
redir @moved {moved}{asked}{section} 308

# Other spellings of a page's URL redirect to its canonical URL. Caddy merges slashes before it compares a pattern.
@doubled {
  expression \`{path}.contains("//")\`
  path_regexp doubled ^([\\w.~/-]+?)/?$
}
redir @doubled {re.doubled.1}{asked} 308
@home path ${[basePath && `${basePath}/`, `${basePath}/index`, `${basePath}/index.html`].filter(Boolean).join(' ')}
redir @home ${home}{asked} 308
@slash path_regexp slash ^((/[\\w.~-]+)+)/$
redir @slash {re.slash.1}{asked} 308
@extension {
  path_regexp extension ^((/[\\w.~-]+)+)\\.html$
  not path ${basePath}/404.html ${basePath}/_not-found.html
  file
}
redir @extension {re.extension.1}{asked} 308

@unlisted path ${basePath}/404 ${basePath}/404.html ${basePath}/_not-found ${basePath}/_not-found.html
error @unlisted 404
${basePath ? `rewrite ${basePath} ${basePath}/index.html\n` : ''}try_files {path} {path}.html
file_server {
  disable_canonical_uris
}
handle_errors {
  rewrite * ${basePath}/404.html
  header Content-Type "text/html; charset=utf-8"
  file_server
}
`;
};

const headerLines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `header ${name} "${value}"\n`)
    .join('');

const withCharset = (type: string): string => (isText(type) ? `${type}; charset=utf-8` : type);

function redirectLine(from: string, to: string): string {
  const { path, fragment } = splitTarget(to);
  const target = `"${encodeURI(path)}" "${encodeURI(fragment)}"`;
  return `  "${from}" ${target}\n  "${from}/" ${target}`;
}
