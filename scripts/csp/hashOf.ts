import { createHash } from 'node:crypto';

/** The hash by which policies and `integrity` attributes identify a content: `sha256-…`. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
