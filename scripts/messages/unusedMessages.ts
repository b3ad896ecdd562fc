import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';
import { filesBelow } from '../files/filesBelow';
import type { Catalog } from './catalogs';

/** The code of the site, without its tests. */
export function readCode(): string {
  const names = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
  return names.map((name) => readFileSync(path.join('src', name), 'utf8')).join('\n');
}

/** The file of the catalog that a message belongs to. */
export function catalogFileOf(id: string, catalogs: Iterable<Catalog>): string | undefined {
  return [...catalogs].find(({ prefix }) => id.startsWith(prefix))?.file;
}

/**
 * Finds ids in code, and patterns of ids with one gap: a template such as `tags.${tag}`, or a variable in `messageId('home.faq', id, 'answer')`.
 * A gap is one part of an id; at the start of a pattern it can be several parts.
 */
function idPatterns(code: string): RegExp[] {
  const texts = Array.from(code.matchAll(/(['"`])((?:[\w.-]|\$\{[^{}]*\})+)\1/g), ([, , text = '']) => text);
  const calls = Array.from(code.matchAll(/\bmessageId\(([^()]*)\)/g), ([, parts = '']) =>
    parts.split(',').map((part) => /^\s*(['"`])(.*)\1\s*$/.exec(part)?.[2] ?? '${}'),
  ).map((parts) => parts.join('.'));
  return [...new Set([...texts, ...calls])]
    .map((text) => text.split(/\$\{[^{}]*\}/))
    .filter((parts) => parts.length <= 2 && parts.join('').includes('.'))
    .map((parts) => parts.map((part) => part.replaceAll('.', String.raw`\.`)))
    .map(([start = '', ...rest]) => new RegExp(`^${[start, ...rest].join(start === '' ? '.+' : '[^.]+')}$`));
}

/** Messages that no page shows and no code names. Pages are rendered in their first state, so messages of dialogs and later states count by name. */
export function unusedMessageProblems(
  catalogs: Iterable<Catalog>,
  shown: ReadonlySet<string>,
  code: string,
): Problem[] {
  const named = idPatterns(code);
  return [...catalogs].flatMap(({ file, lines }) =>
    [...lines]
      .filter(([id]) => !shown.has(id) && !named.some((pattern) => pattern.test(id)))
      .map(([key, line]) => ({
        file,
        line,
        key,
        rule: 'use',
        reason: 'is shown nowhere',
        fix: 'remove it from every language, or show it',
      })),
  );
}
