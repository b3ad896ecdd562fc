import { localeFacts, readableLocales } from '../../src/i18n/locales';

/** What a request asks for, in the parts that hosts need. */
interface RequestTarget {
  /** The path as a browser writes it. */
  path: string;
  /** The query, empty or with the question mark. */
  search: string;
  /** The decoded path without a slash at its end, and with the folder of a language in small letters, `pt-br` for `PT-BR`. */
  segments: readonly string[];
  /** The one address of the file that the segments name; an `index.html` has the address of its folder. */
  address: string;
}

/** The first segment of every path of a translation. */
const languageFolders = new Set(readableLocales.map((locale) => localeFacts[locale].prefix.slice(1)));

/** Reads the target of a request line, `/path?query`. Returns undefined, which callers answer with 400, for a wrong percent-encoding. */
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
