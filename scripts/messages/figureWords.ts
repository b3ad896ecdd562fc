import type { Catalog } from './catalogs';
import { lineAt } from '@nine-blocks/translation-kit/catalogs/jsonKeys';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';

/** Figures that no message of the source language uses. `code` is src/content/figures.ts. */
export function figureProblems(
  catalogs: readonly Catalog[],
  known: Readonly<Record<string, object>>,
  code = '',
): Problem[] {
  const texts = catalogs.flatMap((catalog) => [...catalog.texts.values()]);
  return Object.keys(known)
    .filter((name) => !texts.some((text) => new RegExp(`\\{${name}\\b`).test(text)))
    .map((name) => ({
      file: 'src/content/figures.ts',
      line: lineAt(code, Math.max(0, code.indexOf(`  ${name}:`))),
      key: name,
      rule: 'use',
      reason: 'no message uses it',
      fix: 'remove the figure, or put it into a sentence',
    }));
}
