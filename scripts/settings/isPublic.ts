/** Names that no stranger can visit: reserved names (RFC 2606, RFC 6761, RFC 6762) and local names. */
const unpublishedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)$/iu;

/** Whether the name of an origin is public, so that strangers can visit it. A build for such an origin is a public build. */
export function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/u.test(hostname) && !unpublishedName.test(hostname);
}
