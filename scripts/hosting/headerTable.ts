/** Features of browsers that no page uses. The headers forbid them to all scripts of a page. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every answer. The `<meta>` policy of a page says what the page may load, but cannot contain `frame-ancestors`. Browsers obey
 * `Strict-Transport-Security` only over https, so it has no effect on a local server.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // If every subdomain uses https, you can add `; includeSubDomains; preload` (docs/deploy.md).
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Pictures that other sites may show next to a link to this site: the folder of share pictures, and icons. */
export const picturesForAll = [
  '/images/share/',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
] as const;

/** The value that asks search engines to leave a build out of their results (`NOINDEX`), in pages and in headers. */
export const keptOut = 'noindex, nofollow';

/** The headers of every answer of a build. */
export function headersOf(noindex: boolean): Readonly<Record<string, string>> {
  return noindex ? { ...securityHeaders, 'X-Robots-Tag': keptOut } : securityHeaders;
}

/** For files whose name contains a hash of the content: such a file never changes. */
const forGood = 'public, max-age=31536000, immutable';

/** For pictures and videos, which keep their names when they change. A browser may show an older file for a week while it fetches the new one. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=604800';

/** How long browsers may keep the files of a folder. No folder contains another, because hosts join the values of all rules that match. */
export const cachedFolders: readonly { folder: string; cacheControl: string }[] = [
  { folder: '/assets/', cacheControl: forGood },
  { folder: '/images/share/', cacheControl: forGood },
  { folder: '/images/covers/', cacheControl: forAnHour },
  { folder: '/images/drawings/', cacheControl: forAnHour },
  { folder: '/images/portraits/', cacheControl: forAnHour },
  { folder: '/images/screens/', cacheControl: forAnHour },
  { folder: '/images/tech/', cacheControl: forAnHour },
  { folder: '/videos/', cacheControl: forAnHour },
];

/** For all other files, such as pages and lists: browsers ask each time, and receive the file again only if it has changed. */
export const revalidated = 'no-cache';

/** The headers of the file at an address, in addition to the headers of every answer. */
export function headersOfFile(path: string) {
  const isForAll = picturesForAll.some((start) => path.startsWith(start));
  return {
    'Cache-Control': cachedFolders.find(({ folder }) => path.startsWith(folder))?.cacheControl ?? revalidated,
    ...(isForAll && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}
