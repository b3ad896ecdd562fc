/** How a language writes what every language writes in its own way. */
export interface Conventions {
  /** The language's opening and closing quotation marks. */
  quotes: readonly [open: string, close: string];
  /** Signs of other scripts, with the language's own. */
  own?: Readonly<Record<string, string>>;
  /** What a sentence must open with that ends with this sign. */
  opening?: Readonly<Record<string, string>>;
  /** Marks that stand behind a space. */
  spaced?: string;
}

const plain: Conventions = { quotes: ['“', '”'] };

/** Languages that differ from English; a regional one follows its language. */
const byLanguage: Readonly<Record<string, Conventions>> = {
  ar: { quotes: ['«', '»'], own: { ',': '،', ';': '؛', '?': '؟' } },
  de: { quotes: ['„', '“'] },
  es: { quotes: ['«', '»'], opening: { '?': '¿', '!': '¡' } },
  fa: { quotes: ['«', '»'], own: { ',': '،', ';': '؛', '?': '؟' } },
  fr: { quotes: ['« ', ' »'], spaced: ':;!?»' },
};

/** The conventions of a language, by its tag. */
export function conventionsOf(locale: string): Conventions {
  return byLanguage[locale] ?? byLanguage[locale.split('-')[0] ?? ''] ?? plain;
}
