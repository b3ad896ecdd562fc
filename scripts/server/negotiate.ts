import type { IncomingHttpHeaders } from 'node:http';

/** The codings of precompressed files, best first, with the ending that the build gives them. */
const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Coding = (typeof codings)[number];

/** The codings that a request accepts (`Accept-Encoding`, a weight of 0 means no), best first. */
export function acceptedCodings(header: string | string[] | undefined): Coding[] {
  const accepted = new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((item) => item.replaceAll(/\s/gu, '').split(';'))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/u.test(weight ?? ''))
      .map(([name]) => name),
  );
  return codings.filter(({ name }) => accepted.has(name));
}

/** Whether the sender's copy is still right (RFC 9110 §13.1): by entity tag if it names one, else by date. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').map(opaque).includes(opaque(etag));
  }
  return modified.getTime() <= Date.parse(headers['if-modified-since'] ?? '');
}

/** A tag without its mark of weakness, which does not count here. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//u, '');
}

/** The `Range` header to honour: none when `If-Range` speaks of another version (weak tags never match). */
export function rangeHeader(headers: IncomingHttpHeaders, lastModified: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === lastModified ? headers.range : undefined;
}
