import type { figures } from '../../src/content/figures';
import type { Catalog } from '../messages/catalogs';
import { lineAt } from '../messages/check/jsonKeys';
import type { Problem } from '../messages/check/problem';

type Figures = Readonly<Record<string, { qualifier: (typeof figures)[keyof typeof figures]['qualifier'] }>>;

/** English words that keep a figure's qualifier; one of them stands in the figure's own sentence. */
const qualifiers: Readonly<Record<Figures[string]['qualifier'], RegExp>> = {
  exactly: /(?:)/,
  'or more': /\}\+|\b(?:or|and) more\b/i,
  over: /\}\+|\b(?:over|more than)\b/i,
  'at least': /\}\+|\bat least\b/i,
  about: /\b(?:about|around|roughly)\b/i,
  under: /\b(?:under|within|less than)\b/i,
  'up to': /\b(?:up to|at most|maximum|within)\b/i,
};

/** A figure that stands alone, `<id>.value`, is read together with its `<id>.label`. */
function withLabel(key: string, text: string, texts: Catalog['texts']): string {
  const label = key.endsWith('.value') ? texts.get(key.replace(/value$/, 'label')) : undefined;
  return label === undefined ? text : `${text} ${label}`;
}

/** Figures that no message of the source language uses, and sentences that make a figure say more than it does. `code` is src/content/figures.ts. */
export function figureProblems(catalogs: readonly Catalog[], known: Figures, code = ''): Problem[] {
  return Object.entries(known).flatMap(([name, { qualifier }]): Problem[] => {
    const placeholder = new RegExp(`\\{${name}\\b`);
    const uses = catalogs.flatMap(({ file, texts, lines }) =>
      [...texts]
        .filter(([, text]) => placeholder.test(text))
        .map(([key, text]) => ({ file, line: lines.get(key) ?? 1, key, text: withLabel(key, text, texts) })),
    );
    if (uses.length === 0) {
      const line = lineAt(code, Math.max(0, code.indexOf(`  ${name}:`)));
      const mend = 'remove the figure, or put it into a sentence';
      return [{ file: 'src/content/figures.ts', line, key: name, rule: 'use', reason: 'no message uses it', mend }];
    }
    return uses.flatMap(({ text, ...place }) =>
      text
        .split(/(?<=[.!?;:])\s+/)
        .filter((sentence) => placeholder.test(sentence) && !qualifiers[qualifier].test(sentence))
        .map((sentence) => ({
          ...place,
          rule: 'figure' as const,
          reason: `{${name}} means “${qualifier}”, which its sentence does not say: “${sentence}”`,
          mend: `say “${qualifier}” in the same sentence, or change the figure’s qualifier`,
        })),
    );
  });
}
