/** Where a request points: its raw path, its raw query (empty or with the question mark), its decoded path segments. */
export interface RequestTarget {
  path: string;
  search: string;
  segments: readonly string[];
}

/**
 * Reads the target of a request line, `/path?query` or `http://host/path?query` (RFC 9112 §3.2; the host is ignored).
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
