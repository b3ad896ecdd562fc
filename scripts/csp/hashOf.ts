import { createHash } from 'node:crypto';

/** The hash of a content, as policies and `integrity` attributes use it: `sha256-…`. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
