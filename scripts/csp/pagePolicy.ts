import type { Statistics } from '../settings/statistics';
import { hashOf } from './hashOf';

/** The Trusted Types policies that scripts of the site create, by name: what starts the page (src/hydration/startScript.ts), and webpack's runtime. */
const trustedTypes = ['start', 'webpack'];

const sourceOf = (text: string) => `'${hashOf(text)}'`;

/** Emotion puts empty `<style>` elements into the page and fills them through the CSSOM, which no policy governs. */
const emptyStyle = sourceOf('');

function textsOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => text))];
}

/**
 * The Content Security Policy of one page, from what its HTML holds: nothing runs or is loaded but the site's own files, the styles and the
 * script that the page holds, by their hashes, the calls to the mail host, and a script that counts visits with its calls. `frame-ancestors` is a
 * header's alone.
 */
export function pagePolicy(html: string, mailHost: string, statistics: Statistics | undefined): string {
  const scripts = textsOf(html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs).map(sourceOf);
  const styles = textsOf(html, /<style[^>]*>(.*?)<\/style>/gs).map(sourceOf);
  return Object.entries({
    'default-src': ["'none'"],
    // A source has no query.
    'script-src': ["'self'", ...scripts, ...(statistics === undefined ? [] : [statistics.src.replace(/[?#].*/, '')])],
    'style-src-elem': ["'self'", ...styles, emptyStyle],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(mailHost === '' ? [] : [mailHost]),
      ...(statistics === undefined ? [] : [statistics.host]),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without script the forms open the visitor's own mail program.
    'form-action': ['mailto:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
