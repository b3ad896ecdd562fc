/** Where a request points: its raw path, its raw query (empty or with the question mark), its decoded path segments. */
interface RequestTarget {
  path: string;
  search: string;
  segments: readonly string[];
}

/**
 * Reads the target of a request line, `/path?query`. `URL` would take `//example.com` for a host and resolve `..`, so it is not asked.
 * Returns undefined, which callers answer with 400, for another form or a wrong percent-encoding.
 */
export function parseTarget(url: string): RequestTarget | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return undefined;
  try {
    return { path, search: url.slice(path.length), segments: path.slice(1).split('/').map(decodeURIComponent) };
  } catch {
    return undefined;
  }
}
