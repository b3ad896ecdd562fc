/** Names that nobody can visit: reserved (RFC 2606, RFC 6761, RFC 6762), or of one machine or network alone. */
const unpublishedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)$/iu;

/** Whether strangers can visit an origin, by its name: a build for it is one for publication. */
export function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/u.test(hostname) && !unpublishedName.test(hostname);
}
