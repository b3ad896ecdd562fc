import { cachedFolders, headersOf, picturesForAll } from './headerTable';

/** The file below `dist/` from which Netlify and Cloudflare Pages read headers. They serve it to nobody. */
export const headersFileName = '_headers';

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * The table of headers as a `_headers` file. Nothing is said of what is asked for again each time, because both hosts do that of
 * themselves, and a rule for all paths would be joined to those for some.
 */
export function headersFile(noindex: boolean): string {
  return [
    rule('/*', headersOf(noindex)),
    // The hosts join it to `same-origin`, and browsers obey no joined value.
    ...picturesForAll.map((start) =>
      rule(start.replace(/\/$/, '/*'), { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...cachedFolders.map(({ folder, cacheControl }) => rule(`${folder}*`, { 'Cache-Control': cacheControl })),
  ].join('\n');
}
