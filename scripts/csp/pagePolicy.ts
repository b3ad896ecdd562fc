import type { Statistics } from '../settings/statistics';
import { hashOf } from './hashOf';

/** The names of the Trusted Types policies that the site creates: in the start script (src/hydration/startScript.ts) and in webpack's runtime. */
const trustedTypes = ['start', 'webpack'];

const sourceOf = (text: string) => `'${hashOf(text)}'`;

/** Emotion puts empty `<style>` elements into the page and fills them through the CSSOM, which no policy governs. */
const emptyStyle = sourceOf('');

function textsOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => text))];
}

/**
 * Writes the Content Security Policy of one page from its HTML. The policy allows the files of the site, the inline styles and scripts by their
 * hashes, calls to the mail host, and the script of statistics with its calls. Browsers obey `frame-ancestors` only in a header.
 */
export function pagePolicy(html: string, mailHost: string, statistics: Statistics | undefined): string {
  const scripts = textsOf(html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs).map(sourceOf);
  const styles = textsOf(html, /<style[^>]*>(.*?)<\/style>/gs).map(sourceOf);
  return Object.entries({
    'default-src': ["'none'"],
    // A source in a policy has no query.
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
