import { createHash } from 'node:crypto';

/** What a policy and an `integrity` attribute name a content by: `sha256-…`. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
