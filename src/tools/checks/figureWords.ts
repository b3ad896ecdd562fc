import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { figures } from '../../content/figures';
import type { Catalog } from '../catalogs';

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

function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literals(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return Object.values(element.options).flatMap(({ value }) => literals(value));
    }
    return [];
  });
}

/** Digits and percent signs, of any script, that stand in a message's own text: every figure comes from a placeholder. */
export function bareFigureProblems({ file, entries }: Catalog): string[] {
  return [...entries].flatMap(([key, elements]) =>
    literals(elements)
      .filter((text) => /[\p{N}%٪％‰]/u.test(text))
      .map(
        (text) => `${file}: ${key}: has a bare figure (src/content/figures.ts is the place for it): “${text.trim()}”`,
      ),
  );
}

/** A figure that stands alone, `<id>.value`, is read together with its `<id>.label`. */
function withLabel(key: string, text: string, texts: Catalog['texts']): string {
  const label = key.endsWith('.value') ? texts.get(key.replace(/value$/, 'label')) : undefined;
  return label === undefined ? text : `${text} ${label}`;
}

/** Figures that no message of the source language uses, and sentences that make a figure say more than it does. */
export function figureProblems(catalogs: readonly Catalog[], known: Figures): string[] {
  return Object.entries(known).flatMap(([name, { qualifier }]) => {
    const placeholder = new RegExp(`\\{${name}\\b`);
    const uses = catalogs.flatMap(({ file, texts }) =>
      [...texts]
        .filter(([, text]) => placeholder.test(text))
        .map(([key, text]) => ({ place: `${file}: ${key}`, text: withLabel(key, text, texts) })),
    );
    if (uses.length === 0) return [`src/content/figures.ts: ${name}: no message uses it`];
    return uses.flatMap(({ place, text }) =>
      text
        .split(/(?<=[.!?;:])\s+/)
        .filter((sentence) => placeholder.test(sentence) && !qualifiers[qualifier].test(sentence))
        .map((sentence) => `${place}: {${name}} means “${qualifier}”, which its sentence does not say: “${sentence}”`),
    );
  });
}
