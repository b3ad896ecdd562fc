import type { Redirect } from '../../src/content/redirects';
import { localeFacts, locales } from '../../src/i18n/locales';
import { cachedFolders, headersOf, picturesForAll, revalidated } from './headerTable';
import { mediaTypes } from './mediaTypes';

const prefixes = locales.map((locale) => localeFacts[locale].prefix).filter((prefix) => prefix !== '');

const lines = <T>(items: readonly T[], lineOf: (item: T) => string) => items.map(lineOf).join('\n  ');

/** A folder that is not hidden and needs no percent-encoding. The folders of all pages match. */
const folders = String.raw`(?:/[\w-][\w.~-]*)`;

/** Endings after the address of a page that lead to the same file. */
const ending = String.raw`(?:/index\.html)?/?$`;

/** For the `http` block: the caching and the not-found page of an address, and redirects from all spellings of an address to the right one. */
const maps = (redirects: readonly Redirect[]) => `map $uri $site_cache_control {
  default "${revalidated}";
  ${lines(cachedFolders, ({ folder, cacheControl }) => `"~^${folder}" "${cacheControl}";`)}
}
map $uri $site_resource_policy {
  default same-origin;
  ${lines(picturesForAll, (start) => `"~^${start}" cross-origin;`)}
}
map $uri $site_not_found {
  default /404.html;
  ${lines(prefixes, (prefix) => `"~^${prefix}(/|$)" ${prefix}/404.html;`)}
}
map $uri $site_moved {
  default "";
  ${lines(redirects, ({ from, to }) => `"~*^${from.replaceAll('.', String.raw`\.`)}/?$" "${to}";`)}
}
map $request_uri $site_asked { "~^(?<site_path>[^?]*)" $site_path; }
map $uri $site_address {
  default $site_asked;
  ${String.raw`"~^/(?:index\.html/?)?$" /;`}
  ${lines(prefixes, (prefix) => `"~^(?i:${prefix})(?<site_rest>${folders}*?)${ending}" ${prefix}$site_rest;`)}
  "~^(?<site_folder>${folders}+?)${ending}" $site_folder;
}
`;

/** For a `server` block that has `listen`, `server_name` and `root`: headers, compressed copies, plain addresses, not-found pages. */
const site = (noindex: boolean) => `${Object.entries({
  ...headersOf(noindex),
  'Cross-Origin-Resource-Policy': '$site_resource_policy',
})
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control $site_cache_control always;
server_tokens off;
absolute_redirect off;
merge_slashes off;
charset utf-8;
charset_types text/css text/javascript text/markdown text/plain application/xml image/svg+xml;
types {
  ${lines(Object.entries(mediaTypes), ([name, type]) => `${type.replace('; charset=utf-8', '')} ${name};`)}
}
default_type application/octet-stream;
gzip_static on;
gzip_vary on;
error_page 404 $site_not_found;
# Addresses of an earlier site.
if ($site_moved) { return 301 $site_moved$is_args$args; }
# Files for the host only, hidden files and double slashes are no addresses.
${String.raw`location ~ "^/_(?:headers|redirects)$|/\.(?!well-known/)|//" { return 404; }`}
# Each page has one address: any other path to its file is redirected to it.
set $site_page $site_asked;
if (-f $document_root$site_address/index.html) { set $site_page $site_address; }
if ($site_asked != $site_page) { return 301 $site_page$is_args$args; }
# Every other file has one address, too, without a slash at its end.
location ~ "^(?<site_plain>/.+)/$" {
  if (-f $document_root$site_plain) { return 301 $site_plain$is_args$args; }
  return 404;
}
location / { try_files $uri $uri/index.html $uri.html =404; }
`;

/** The site's configuration for nginx, as two files to include: `nginx-maps.conf` within `http`, `nginx-site.conf` within a `server`. */
export function nginxFiles(noindex: boolean, redirects: readonly Redirect[]): { name: string; content: string }[] {
  return [
    { name: 'nginx-maps.conf', content: maps(redirects) },
    { name: 'nginx-site.conf', content: site(noindex) },
  ];
}
