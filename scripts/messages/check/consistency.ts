import type { Catalog } from './catalog';
import type { Problem } from './problem';
import { excerpt } from './say';

interface Told {
  key: string;
  text: string;
  catalog: Catalog;
}

/** Equal texts of the source that a language translates in more than one way. Where a person's gender or a place asks for it, it is dismissed. */
export function consistencyProblems(
  source: ReadonlyMap<string, Catalog>,
  catalogs: ReadonlyMap<string, Catalog>,
): Problem[] {
  const bySource = new Map<string, Told[]>();
  for (const { name, texts } of source.values()) {
    const catalog = catalogs.get(name);
    for (const [key, english] of texts) {
      const text = catalog?.texts.get(key);
      if (catalog !== undefined && text !== undefined) {
        bySource.set(english, [...(bySource.get(english) ?? []), { key, text, catalog }]);
      }
    }
  }
  return [...bySource].flatMap(([english, all]): Problem[] => {
    const [first, ...others] = all;
    return others
      .filter(({ text }) => text !== first?.text)
      .map(({ key, text, catalog: { file, lines } }) => ({
        file,
        line: lines.get(key) ?? 1,
        key,
        rule: 'consistency',
        reason: `“${excerpt(english)}” is “${excerpt(text)}” here and “${excerpt(first?.text ?? '')}” in ${first?.key}`,
        mend: 'say it in the same words, or dismiss this with the reason',
      }));
  });
}
