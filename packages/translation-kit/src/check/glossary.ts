import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { jsonFinding } from '../catalogs/jsonFinding';
import { lineAt } from '../catalogs/jsonKeys';
import type { Problem } from '../catalogs/problem';

const term = z.strictObject({
  term: z.string().min(1),
  /** The language's words, as far as they do not change: a translation has one of them from the start of a word. */
  translations: z.array(z.string().min(1)).min(1),
  /** Wrong translations: a translation has none of them as a whole word. */
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

/** A language's terms of the trade, its rules of style, and whether a native speaker has read it. */
export type Glossary = z.infer<typeof shape>;
export type GlossaryTerm = z.infer<typeof term>;

/** A glossary, as far as it can be read, and its problems. */
export interface GlossaryReading {
  glossary?: Glossary;
  problems: Problem[];
}

/** Reads a glossary's text; its problems are those of its shape, and terms that are there twice. */
export function inspectGlossary(text: string, file: string): GlossaryReading {
  const json = jsonFinding(text);
  if (json !== undefined) return { problems: [{ ...json, file, key: '', rule: 'glossary' }] };
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) {
    const fix = 'write it like the glossary of another language';
    return {
      problems: read.error.issues.map(({ path: place, message: reason }): Problem => {
        return { file, line: 1, key: place.join('.'), rule: 'glossary', reason, fix };
      }),
    };
  }
  const terms = read.data.terms.map(({ term: name }) => name.toLowerCase());
  const twice = read.data.terms.filter(({ term: name }, index) => terms.indexOf(name.toLowerCase()) !== index);
  return {
    glossary: read.data,
    problems: twice.map(({ term: key }): Problem => {
      const line = lineAt(text, text.lastIndexOf(`"term": ${JSON.stringify(key)}`));
      const fix = 'put all translations into one of the two';
      return { file, line, key, rule: 'glossary', reason: 'is in the glossary twice', fix };
    }),
  };
}

/** The glossary of a language, `glossaries/<locale>.json`, where there is one. */
export function readGlossary(locale: string, folder: string): GlossaryReading {
  const file = path.posix.join(folder, 'glossaries', `${locale}.json`);
  return existsSync(file) ? inspectGlossary(readFileSync(file, 'utf8'), file) : { problems: [] };
}
