import { localeFacts, readableLocales } from '../../src/i18n/locales';

/** The target of a request, in the parts that a host needs. */
interface RequestTarget {
  /** The path in the spelling of a browser. */
  path: string;
  /** The query with its question mark, or an empty text. */
  search: string;
  /** The decoded path without a slash at the end. The folder of a language is in small letters, `pt-br` for `PT-BR`. */
  segments: readonly string[];
  /** The canonical address for these segments. An `index.html` has the address of its folder. */
  address: string;
}

/** The first segments of all paths of translations. */
const languageFolders = new Set(readableLocales.map((locale) => localeFacts[locale].prefix.slice(1)));

/** Parses the target of a request, `/path?query`. Returns undefined for a wrong percent-encoding, which callers answer with 400. */
export function parseTarget(url: string): RequestTarget | undefined {
  try {
    const { pathname: path, search } = new URL(`http://localhost${url}`);
    const parts = path
      .split('/')
      .map(decodeURIComponent)
      .slice(1, path.endsWith('/') ? -1 : undefined);
    const segments = parts.map((part, place) => {
      const lowered = part.toLowerCase();
      return place === 0 && languageFolders.has(lowered) ? lowered : part;
    });
    const address = `/${encodeURI(segments.join('/').replace(/(?:^|\/)index\.html$/u, ''))}`;
    return { path, search, segments, address };
  } catch {
    return undefined;
  }
}
