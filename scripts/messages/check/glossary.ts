import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { lineAt } from './jsonKeys';
import type { Problem } from './problem';

const term = z.strictObject({
  term: z.string().min(1),
  /** What the language says, as far as it does not change: a translation has one of them from the start of a word. */
  translations: z.array(z.string().min(1)).min(1),
  /** What the term must not be taken for: a translation has none of them as a whole word. */
  forbidden: z.array(z.string().min(1)).optional(),
  note: z.string().optional(),
});

const shape = z.strictObject({
  review: z.string().min(1),
  style: z.array(z.string().min(1)),
  /** Words that the language does not use at all, and what it uses instead. */
  forbidden: z.array(z.strictObject({ word: z.string().min(1), instead: z.string().min(1) })).optional(),
  terms: z.array(term),
});

/** How a language says the terms of the trade, its rules of style, and whether a native speaker has read it. */
export type Glossary = z.infer<typeof shape>;
export type GlossaryTerm = z.infer<typeof term>;

export interface GlossaryReading {
  glossary?: Glossary;
  problems: Problem[];
}

/** Reads a glossary's text; its problems are those of its shape, and terms that stand twice. */
export function inspectGlossary(text: string, file: string): GlossaryReading {
  const problem = (line: number, key: string, reason: string, mend: string): Problem => ({
    file,
    line,
    key,
    reason,
    mend,
    rule: 'glossary',
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [problem(1, '', `is not JSON: ${String(error)}`, 'look for a missing comma or quote')] };
  }
  const read = shape.safeParse(json);
  if (!read.success) {
    return {
      problems: read.error.issues.map(({ path, message }) =>
        problem(1, path.join('.'), message, 'write it like the glossary of another language'),
      ),
    };
  }
  const terms = read.data.terms.map(({ term: name }) => name.toLowerCase());
  const twice = read.data.terms.filter(({ term: name }, index) => terms.indexOf(name.toLowerCase()) !== index);
  return {
    glossary: read.data,
    problems: twice.map(({ term: name }) =>
      problem(
        lineAt(text, text.lastIndexOf(`"term": ${JSON.stringify(name)}`)),
        name,
        'is in the glossary twice',
        'put all translations into one of the two',
      ),
    ),
  };
}

/** The glossary of a language, `glossaries/<locale>.json`, where there is one. */
export function readGlossary(locale: string, folder: string): GlossaryReading {
  const file = path.posix.join(folder, 'glossaries', `${locale}.json`);
  return existsSync(file) ? inspectGlossary(readFileSync(file, 'utf8'), file) : { problems: [] };
}
