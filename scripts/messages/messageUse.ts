import type { Catalog } from './catalogs';
import { lineAt } from '@nine-blocks/translation-kit/catalogs/jsonKeys';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';

/** Text files of src/ by path, as they are read. */
export type Sources = ReadonlyMap<string, string>;

/** A message id, or a pattern of some, in the code; `${}` in it is filled in there. */
interface Named {
  file: string;
  line: number;
  text: string;
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const idLike = /(['"`])((?:[a-zA-Z]\w*|\$\{[^{}]*\})(?:\.(?:[\w-]|\$\{[^{}]*\})+)+)\1/g;
const idCall = /\bmessageId\(([^()]*)\)/g;

/** `messageId('home.faq', id, 'answer')` as `home.faq.${}.answer`. */
function patternOfCall(parts: string): string {
  return parts
    .split(',')
    .map((part) => /^\s*(['"`])(.*)\1\s*$/.exec(part)?.[2] ?? '${}')
    .join('.');
}

function namedIn(file: string, source: string): Named[] {
  // What a comment says is blank, so that every line keeps its number.
  const code = source.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const texts = [
    ...[...code.matchAll(idLike)].map(({ index, 2: text = '' }) => ({ index, text })),
    ...[...code.matchAll(idCall)]
      .map(({ index, 1: parts = '' }) => ({ index, text: patternOfCall(parts) }))
      .filter(({ text }) => !text.startsWith('${}')),
  ];
  return texts.map(({ index, text }) => ({
    file,
    line: lineAt(code, index),
    text: text.replaceAll(/\$\{[^{}]*\}/g, '${}'),
  }));
}

function patternOf(text: string): RegExp {
  // What is before a first gap's dot may be any beginning: `${words}.sent` of two forms.
  const start = text.startsWith('${}.') ? '.+' : '';
  const parts = text
    .slice(start === '' ? 0 : 3)
    .split('${}')
    .map((part) => part.replaceAll(/[.-]/g, String.raw`\$&`));
  return new RegExp(`^${start}${parts.join('[^.]+')}(\\.|$)`);
}

/** The file of the catalog that a message belongs to. */
export function catalogFileOf(id: string, catalogs: Iterable<Catalog>): string | undefined {
  return [...catalogs].find(({ prefix }) => id.startsWith(prefix))?.file;
}

/** What the code names: the messages, and the names that begin like a message of a catalog but are none. */
export function namedMessages(sources: Sources, catalogs: Iterable<Catalog>) {
  const ids = [...catalogs].flatMap(({ texts }) => [...texts.keys()]);
  const roots = new Set(ids.map((id) => id.slice(0, id.indexOf('.'))));
  const named = new Set<string>();
  const problems = new Map<string, Problem>();
  for (const [path, source] of sources) {
    for (const { file, line, text } of namedIn(path, source)) {
      const open = text.startsWith('${}.') && !text.includes('${}', 3);
      if (!open && !roots.has(text.slice(0, text.indexOf('.')))) continue;
      const pattern = patternOf(text);
      const matches = ids.filter((id) => pattern.test(id));
      if (matches.length === 0 && !open) {
        const fix = `add it to ${catalogFileOf(text, catalogs) ?? 'its catalog'}, or name the one that is meant`;
        problems.set(`${file} ${text}`, {
          file,
          line,
          key: text,
          fix,
          rule: 'use',
          reason: 'no catalog has such a message',
        });
      }
      // More than one gap, and a pattern says too little: what it means is shown in some page.
      if (text.split('${}').length > 2) continue;
      for (const id of matches) if (pattern.exec(id)?.[1] === '') named.add(id);
    }
  }
  return { named, problems: [...problems.values()] };
}

const ofPicture = /^caseStudy\..*\.(?:drawing|screen)\.(?:alt|caption)$/;

/** Messages that no page shows and no code names; of a case study's pictures the first alone, for information. */
export function unusedMessageProblems(
  catalogs: Iterable<Catalog>,
  shown: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Problem[] {
  return [...catalogs].flatMap(({ file, lines }) => {
    const left = [...lines].filter(([id]) => !shown.has(id) && !named.has(id));
    const picture = left.find(([id]) => ofPicture.test(id));
    return left
      .filter((one) => one === picture || !ofPicture.test(one[0]))
      .map(([key, line]) =>
        key === picture?.[0]
          ? { file, line, key, rule: 'missing', reason: 'no pictures yet', fix: 'name them in its record' }
          : {
              file,
              line,
              key,
              rule: 'use',
              reason: 'is shown nowhere',
              fix: 'remove it from every language, or show it',
            },
      );
  });
}
