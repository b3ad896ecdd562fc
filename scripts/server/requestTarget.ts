import { localeFacts, readableLocales } from '../../src/i18n/locales';

/** What a request asks for: its path as a browser writes it, its query (empty or with the question mark), its decoded path segments. */
interface RequestTarget {
  path: string;
  search: string;
  segments: readonly string[];
}

/** Reads the target of a request line, `/path?query`. Returns undefined, which callers answer with 400, for a wrong percent-encoding. */
export function parseTarget(url: string): RequestTarget | undefined {
  try {
    const { pathname: path, search } = new URL(`http://localhost${url}`);
    return { path, search, segments: path.slice(1).split('/').map(decodeURIComponent) };
  } catch {
    return undefined;
  }
}

/** The first segment of every path of a translation. */
const languageFolders = new Set(readableLocales.map((locale) => localeFacts[locale].prefix.slice(1)));

/** The segments that a path means: without a slash at its end, and with the folder of a language in small letters, `pt-br` for `PT-BR`. */
export function plainSegments(segments: readonly string[]): string[] {
  return segments.slice(0, segments.at(-1) === '' ? -1 : undefined).map((segment, place) => {
    const lowered = segment.toLowerCase();
    return place === 0 && languageFolders.has(lowered) ? lowered : segment;
  });
}

/** The one address of the file that answers plain segments, as a browser writes it: an `index.html` has the address of its folder. */
export function addressOf(segments: readonly string[]): string {
  return `/${encodeURI(segments.join('/').replace(/(?:^|\/)index\.html$/u, ''))}`;
}
