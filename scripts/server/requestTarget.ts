import { localeFacts, readableLocales } from '../../src/i18n/locales';

/** Where a request points: its raw path, its raw query (empty or with the question mark), its decoded path segments. */
interface RequestTarget {
  path: string;
  search: string;
  segments: readonly string[];
}

/**
 * Reads the target of a request line or the address of a `Referer`, `/path?query` or `http://host/path?query`; the host is ignored. `URL` would
 * take `//example.com` for a host and resolve `..`, so it is not asked.
 * Returns undefined, which callers answer with 400, for another form or a wrong percent-encoding.
 */
export function parseTarget(url: string): RequestTarget | undefined {
  const [, path = '/', search = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/isu.exec(url) ?? [
    undefined,
    '',
  ];
  if (!path.startsWith('/')) return undefined;
  try {
    return { path, search, segments: path.slice(1).split('/').map(decodeURIComponent) };
  } catch {
    return undefined;
  }
}

/** What a path of another language than the source's begins with. */
const languageFolders = new Set(readableLocales.map((locale) => localeFacts[locale].prefix.slice(1)));

/** The segments that a path means: none after a slash at its end, and the folder of a language in small letters, `pt-br` for `PT-BR`. */
export function plainSegments(segments: readonly string[]): string[] {
  return segments.slice(0, segments.at(-1) === '' ? -1 : undefined).map((segment, place) => {
    const lowered = segment.toLowerCase();
    return place === 0 && languageFolders.has(lowered) ? lowered : segment;
  });
}

/** The one address of the file that answers plain segments, as a browser writes it: an `index.html` is that of its folder. */
export function addressOf(segments: readonly string[]): string {
  return `/${encodeURI(segments.join('/').replace(/(?:^|\/)index\.html$/u, ''))}`;
}
