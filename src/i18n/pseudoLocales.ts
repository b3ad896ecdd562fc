/** The facts about a language. */
export interface LocaleFacts {
  /** The language's own name. */
  name: string;
  /** The start of every path of this language: empty for the source language. */
  prefix: '' | `/${string}`;
  direction: 'ltr' | 'rtl';
  /** The tag for formats, if browsers and Node may interpret the plain tag differently. */
  format?: string;
}

// Webpack replaces the variable by its value. In the published site it is empty, so the pseudo-languages are left out.
const wanted = process.env['PSEUDO_LOCALES'];

/** True in the build for tests, which has only the source language and the pseudo-languages. */
export const hasOnlyPseudoLocales = wanted === 'only';

/**
 * Artificial languages, made from the source's messages (pseudoMessages.ts of the translation kit). They reveal text that is in no catalog, has too
 * little space, or is not mirrored. Only development and builds for tests have them.
 */
export const pseudoLocales: Readonly<Record<string, LocaleFacts>> =
  wanted === 'also' || wanted === 'only'
    ? {
        // Accented, and longer than English, as most languages are.
        'en-XA': { name: 'Accented (en-XA)', prefix: '/en-xa', direction: 'ltr', format: 'en-x-xa' },
        'en-XB': { name: 'Right to left (en-XB)', prefix: '/en-xb', direction: 'rtl', format: 'en-x-xb' },
        // Shows the ids of messages. MediaWiki uses the same code, which is reserved for private use.
        qqx: { name: 'Message ids (qqx)', prefix: '/qqx', direction: 'ltr', format: 'en-x-qqx' },
      }
    : {};
