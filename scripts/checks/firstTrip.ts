import { type Locale, sourceLocale } from '../../src/i18n/locales';
import type { Route } from '../../src/routes';
import { cacheControl, securityHeaders } from '../hosting/headerTable';

/**
 * What a server may send before the visitor's first answer: ten packets (RFC 6928) of 1,460 bytes. One byte more costs a whole round trip,
 * a tenth of a second and more on a slow phone.
 */
const firstTrip = 14_600;

/**
 * The kinds of pages, and the languages, that come whole with the first trip. The list of studies does too, today, but it grows with every
 * study, and adding one must not break the build: `npm run bench` tells when it takes longer.
 */
const held: { kinds: readonly Route['page'][]; locales: readonly Locale[] } = {
  kinds: ['caseStudy'],
  locales: [sourceLocale],
};

/** A page, its file below `dist/` and that file's bytes after compression by brotli. */
interface SentPage {
  route: Route;
  locale: Locale;
  file: string;
  bytes: number;
}

/** What stands before a page of some bytes: the table's headers, and those that a server adds to every file (scripts/server/sendFile.ts). */
export function headOfAnswer(file: string, bytes: number): string {
  const headers = {
    ...securityHeaders,
    'Cache-Control': cacheControl(`/${file}`),
    Vary: 'Accept-Encoding',
    ETag: 'W/"aaa-aaaaaaaa"',
    'Last-Modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': bytes,
    Date: 'Thu, 01 Jan 1970 00:00:00 GMT',
    Connection: 'keep-alive',
    'Keep-Alive': 'timeout=65',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
}

/** Every page that should come whole with the first trip and does not: its bytes, with its headers, the limit and the reason. */
export function firstTripProblems(pages: readonly SentPage[]): string[] {
  return pages.flatMap(({ route, locale, file, bytes }) => {
    if (!held.kinds.includes(route.page) || !held.locales.includes(locale)) return [];
    const all = bytes + headOfAnswer(file, bytes).length;
    return all > firstTrip
      ? [
          `${file}: ${all} bytes (${bytes} after compression, and headers), of at most ${firstTrip} in a first round trip`,
        ]
      : [];
  });
}
