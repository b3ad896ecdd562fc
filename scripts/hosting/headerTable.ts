/** What no page uses, by the names that browsers know; these are refused to all that runs in a page. */
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
 * Sent with every answer. What a page may load is in its own `<meta>` policy, which cannot hold `frame-ancestors`. Browsers heed
 * `Strict-Transport-Security` only over https, so it does no harm on a machine of one's own.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Where every subdomain uses https, `; includeSubDomains; preload` can follow (docs/deploy.md).
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The pictures that other sites show, as links to this one and in lists of sites: share pictures, by their folder, and icons. */
export const picturesForAll = [
  '/images/share/',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
] as const;

/** What search engines read in the pages and headers of a build that they are to leave out of their results (`NOINDEX`). */
export const keptOut = 'noindex, nofollow';

/** The headers of every answer of a build. */
export function headersOf(noindex: boolean): Readonly<Record<string, string>> {
  return noindex ? { ...securityHeaders, 'X-Robots-Tag': keptOut } : securityHeaders;
}

/** A name that holds a hash of the content: what it names never changes. */
const forGood = 'public, max-age=31536000, immutable';

/** Pictures and videos keep their names when they are drawn anew: an hour old is new enough, and a week old while the new one is on its way. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=604800';

/** Of the files below some folders, how long they may be kept. No folder lies in another: hosts join the values of all rules that match. */
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

/** All else is asked for again each time, and sent again only when it has changed: pages, their twins, lists, icons. */
export const revalidated = 'no-cache';

/** The headers of the file that answers an address, besides those of every answer. */
export function headersOfFile(path: string) {
  const isForAll = picturesForAll.some((start) => path.startsWith(start));
  return {
    'Cache-Control': cachedFolders.find(({ folder }) => path.startsWith(folder))?.cacheControl ?? revalidated,
    ...(isForAll && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}
