/** What the site knows of a language. */
export interface LocaleFacts {
  /** What the language calls itself. */
  name: string;
  /** The start of every path of this language: empty for the source language. */
  prefix: '' | `/${string}`;
  direction: 'ltr' | 'rtl';
  /** How numbers and dates are written, where browsers and Node might not agree on what the plain tag means. */
  format?: string;
  /** `reviewed` where a page is published in it only once its messages are reviewed. */
  publish?: 'reviewed';
}

// Webpack writes the variable's value in; in the published site it has none, and everything that depends on it is dropped.
const wanted = process.env['PSEUDO_LOCALES'];

/** True in the build for tests, which has the source language and the pseudo-languages alone. */
export const hasOnlyPseudoLocales = wanted === 'only';

/**
 * Languages that nobody speaks, made from the source's messages (pseudoMessages.ts of the translation kit): they show text that is in no catalog, have too
 * little room or do not turn around. They are there in development and in a build for tests.
 */
export const pseudoLocales: Readonly<Record<string, LocaleFacts>> =
  wanted === 'also' || wanted === 'only'
    ? {
        // Accented, and longer than English, as most languages are.
        'en-XA': { name: 'Accented (en-XA)', prefix: '/en-xa', direction: 'ltr', format: 'en-x-xa' },
        'en-XB': { name: 'Right to left (en-XB)', prefix: '/en-xb', direction: 'rtl', format: 'en-x-xb' },
        // The ids of the messages. The name is MediaWiki's, from the codes that are left for private use.
        qqx: { name: 'Message ids (qqx)', prefix: '/qqx', direction: 'ltr', format: 'en-x-qqx' },
      }
    : {};
