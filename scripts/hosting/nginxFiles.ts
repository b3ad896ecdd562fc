import { locales, localeFacts, sourceLocale } from '../../src/i18n/locales';
import { mediaTypes } from './mediaTypes';
import { cachedFolders, revalidated, securityHeaders } from './headerTable';

const escaped = (text: string) => text.replaceAll(/[$.*+?()[\]{}|\\^]/g, String.raw`\$&`);

const prefixes = locales.filter((locale) => locale !== sourceLocale).map((locale) => localeFacts[locale].prefix);

const notFoundPages = prefixes.map((prefix) => `  "~^${escaped(prefix)}(/|$)" ${prefix}/404.html;`);

/** Folders that are neither hidden nor have to be encoded, as those of all pages are. */
const folders = String.raw`(?:/[\w-][\w.~-]*)`;

/** What may follow the address of a page, and leads to the same file. */
const afterIt = String.raw`(?:/index\.html)?/?$`;

const prefixedAddresses = prefixes.map(
  (prefix) => `  "~^(?i:${escaped(prefix)})(?<site_rest>${folders}*?)${afterIt}" ${prefix}$site_rest;`,
);

/** For nginx's `http` block: how long an answer may be kept, which page says that there is none, and which address a page has that a path might mean. */
function maps(): string {
  return [
    'map $uri $site_cache_control {',
    `  default "${revalidated}";`,
    ...cachedFolders.map(({ folder, cacheControl }) => `  "~^${escaped(folder)}" "${cacheControl}";`),
    '}',
    'map $uri $site_not_found {',
    '  default /404.html;',
    ...notFoundPages,
    '}',
    String.raw`map $request_uri $site_asked { "~^(?<site_path>[^?]*)" $site_path; }`,
    'map $uri $site_address {',
    '  default $site_asked;',
    String.raw`  "~^/(?:index\.html/?)?$" /;`,
    ...prefixedAddresses,
    `  "~^(?<site_folder>${folders}+?)${afterIt}" $site_folder;`,
    '}',
    '',
  ].join('\n');
}

/** For a `server` block, which says `listen`, `server_name` and `root`: headers, compressed copies, plain addresses, pages that are not there. */
function site(): string {
  return [
    ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $site_cache_control always;',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/markdown text/plain application/xml image/svg+xml;',
    'types {',
    ...Object.entries(mediaTypes).map(([ending, type]) => `  ${type.replace('; charset=utf-8', '')} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'gzip_static on;',
    'gzip_vary on;',
    'open_file_cache max=4096 inactive=60s;',
    'open_file_cache_valid 2s;',
    'sendfile on;',
    'tcp_nopush on;',
    'error_page 404 $site_not_found;',
    '# What only the host reads, what is hidden, and a second slash are no addresses.',
    String.raw`location ~ "^/_headers$|/\.(?!well-known/)|//" { return 404; }`,
    '# One address for each page: whatever else leads to its file is another spelling.',
    'set $site_page $site_asked;',
    'if (-f $document_root$site_address/index.html) { set $site_page $site_address; }',
    'if ($site_asked != $site_page) { return 301 $site_page$is_args$args; }',
    '# And for each other file: without a slash at its end.',
    'location ~ "^(?<site_plain>/.+)/$" {',
    ...['', '.html'].map(
      (ending) => `  if (-f $document_root$site_plain${ending}) { return 301 $site_plain$is_args$args; }`,
    ),
    '  return 404;',
    '}',
    'location / { try_files $uri $uri/index.html $uri.html =404; }',
    '',
  ].join('\n');
}

/** nginx's configuration of the site, as two files to include: `nginx-maps.conf` within `http`, `nginx-site.conf` within a `server`. */
export function nginxFiles(): readonly { name: string; content: string }[] {
  return [
    { name: 'nginx-maps.conf', content: maps() },
    { name: 'nginx-site.conf', content: site() },
  ];
}
