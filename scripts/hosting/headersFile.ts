import { cachedFolders, headersOf, picturesForAll } from './headerTable';

/** The file below `dist/` from which Netlify and Cloudflare Pages read headers. They do not publish it. */
export const headersFileName = '_headers';

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Writes the table of headers as a `_headers` file. It has no `Cache-Control` for all paths: `no-cache` is the default of both hosts, and they
 * would join it to the value of a folder.
 */
export function headersFile(noindex: boolean): string {
  return [
    rule('/*', headersOf(noindex)),
    // The hosts join this value to `same-origin`, and browsers ignore a joined value.
    ...picturesForAll.map((start) =>
      rule(start.replace(/\/$/, '/*'), { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...cachedFolders.map(({ folder, cacheControl }) => rule(`${folder}*`, { 'Cache-Control': cacheControl })),
  ].join('\n');
}
