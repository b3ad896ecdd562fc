/** Sent with every answer. What a page may load stands in its own `<meta>` policy, which cannot hold `frame-ancestors`. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The `Cache-Control` of a file by its path segments: names under `assets` hold a hash of the content, all others stay. */
export function cacheControl(segments: readonly string[]): string {
  return segments[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache';
}
