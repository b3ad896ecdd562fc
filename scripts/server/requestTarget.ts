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
