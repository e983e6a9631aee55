import { splitTarget } from '@/lib/nav/redirects/paths';
import { hashedFolders } from '@/lib/site/hashed-folders';
import { anyOrigin, type Headers, immutable, publicData, revalidate, sampleType } from '../security/headers';
import { isCompressibleType, isText, types } from './file-types';
import type { HostSettings } from './host-settings';

/**
 * Generates what a virtual host of Apache includes after its `DocumentRoot`: headers, redirects, clean URLs, types,
 * compression, and the "not found" page. `THE_REQUEST` is the line that the browser sent, which an internal redirect
 * doesn't change.
 */
export const apacheSite = ({ basePath, headers, redirects }: HostSettings): string => {
  const base = escaped(basePath);
  const home = basePath || '/';
  return `# Include this file in the virtual host, after its DocumentRoot${basePath && `, which is the folder that contains ${basePath.slice(1)}/`}.
# It requires the modules rewrite, headers, mime, dir, and deflate.

<Location "/">
  Require all granted
</Location>
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${basePath}/404.html

${Object.entries(types)
  .map(([extension, type]) => `AddType ${type} .${extension}`)
  .join('\n')}
AddCharset utf-8 ${Object.entries(types)
    .filter(([, type]) => isText(type))
    .map(([extension]) => `.${extension}`)
    .join(' ')}
<Location "${basePath}/samples/">
  ForceType "${sampleType}"
</Location>
AddOutputFilterByType DEFLATE ${[...new Set(Object.values(types).filter(isCompressibleType))].join(' ')}
DeflateAlterETag NoChange

${headerLines(headers)}
Header always set Cache-Control "${revalidate}"
Header always set Cache-Control "${immutable}" "expr=%{REQUEST_STATUS} =~ /^(200|206|304)$/ && %{REQUEST_URI} =~ m#^${base}/_next/static/(${hashedFolders.join('|')})/#"
Header always set Access-Control-Allow-Origin "${anyOrigin}" "expr=%{REQUEST_URI} =~ m#^${base}(${publicData.map((path) => escaped(path.replace(/[^/]$/, '$&$'))).join('|')})#"

RewriteEngine On
# The not-found page is an internal redirect.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
${redirects.flatMap(({ from, to }) => redirectLines(from, to)).join('\n')}

RewriteRule "^${base}/(404|_not-found)(\\.html)?$" - [R=404,L]

# Other spellings of a page's URL redirect to its canonical URL. Apache merges slashes before it compares.
RewriteCond %{THE_REQUEST} "^\\S+ ([^?\\s]*//|${home.replace(/\/$/, '')}/(index(\\.html)?)?[?\\s])"
RewriteCond %{THE_REQUEST} "!^\\S+ /[?\\s]"
RewriteRule "^${base}/(index(\\.html)?)?$" "${home}" [R=308,L]
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(//|%)"
RewriteRule "^((/[\\w.~-]+)+)$" "$1" [R=308,L]
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(/|\\.html)[?\\s]"
RewriteCond "%{DOCUMENT_ROOT}$1.html" -f
RewriteRule "^((/[\\w.~-]+)+?)(/|\\.html)$" "$1" [R=308,L]

${basePath ? `RewriteRule "^${base}$" "%{DOCUMENT_ROOT}${basePath}/index.html" [L]\n` : ''}RewriteCond "%{DOCUMENT_ROOT}$0" !-f
RewriteCond "%{DOCUMENT_ROOT}$0.html" -f
RewriteRule "^/.*[^/]$" "%{DOCUMENT_ROOT}$0.html" [L]
RewriteCond "%{DOCUMENT_ROOT}$0" -d
RewriteRule "^/.+$" - [R=404,L]
`;
};

const headerLines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value}"\n`)
    .join('');

/** A query goes between the target's path and its fragment. */
function redirectLines(from: string, to: string): string[] {
  const { path, fragment } = splitTarget(to);
  const pattern = `"^${escaped(from)}/?$"`;
  const target = encodeURI(path).replaceAll('%', '\\%');
  if (!fragment) return [`RewriteRule ${pattern} "${target}" [R=308,L,NE]`];
  const section = encodeURI(fragment).replaceAll('%', '\\%');
  return [
    'RewriteCond %{QUERY_STRING} .',
    `RewriteRule ${pattern} "${target}?%{QUERY_STRING}${section}" [R=308,L,NE]`,
    `RewriteRule ${pattern} "${target}${section}" [R=308,L,NE]`,
  ];
}

const escaped = (path: string): string => path.replaceAll('.', '\\.');
