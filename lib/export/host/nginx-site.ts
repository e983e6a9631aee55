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
 */
export function nginxSite(basePath: string, moved: string): string {
  const base = basePath.replaceAll('.', '\\.');
  return `# Include this file in the server block. Its root is the folder ${basePath ? `that contains ${basePath.slice(1)}/, which contains` : 'with'} the export.

# A proxy in front may have another name and another port.
absolute_redirect off;

error_page 404 ${basePath}/404.html;

types {
${Object.entries(fileTypes)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${encoded.join(' ')};

gzip on;
# A compressed file next to another is sent unchanged.
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${packed.join(' ')};

# Moved addresses: redirects.nginx.conf knows them.
if (${moved}) { return 308 ${moved}$is_args$args${moved}_section; }

location = ${basePath || '/'} {
  if ($request_uri !~ "^${base || '/'}(\\?|$)") { return 308 ${basePath || '/'}$is_args$args; }
  try_files ${basePath}/index.html =404;
}
location ~ ^${base}/(index(\\.html)?${basePath && '|'})$ { return 308 ${basePath || '/'}$is_args$args; }

${
  basePath &&
  `# Browsers request it from the origin for files that name no icon.
location = /favicon.ico { try_files /favicon.ico ${basePath}/favicon.ico =404; }
`
}
# It has no address of its own.
location ~ ^${base}/(404|_not-found)(\\.html)?$ { internal; }

# Code is served to be read, whatever its ending means elsewhere.
location ^~ ${basePath}/samples/ {
  types { }
  default_type text/plain;
  try_files $uri =404;
}

# Other spellings of a page's URL redirect to its canonical URL.
location ~ ^(?<page>${base}(/[\\w.~-]+)+?)(/|\\.html)$ {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  return 404;
}

# A page also answers to doubled slashes and needless percent signs, which $uri no longer shows.
location ~ ^(?<plain>${base}(/[\\w.~-]+)+)$ {
  if ($request_uri ~ "^[^?]*(//|%)") { return 308 $plain$is_args$args; }
  try_files $uri $uri.html =404;
}

location ${basePath}/ { try_files $uri $uri.html =404; }
`;
}
