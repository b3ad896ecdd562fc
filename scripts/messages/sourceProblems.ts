import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '../../src/content/figures';
import type { Catalog } from './catalogs';
import { figureProblems } from './figureWords';
import { lackingMessages, leftoverMessages } from './leftoverMessages';
import { namedMessages, type Sources } from './messageUse';
import { filesBelow } from '../files/filesBelow';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';

/** The site's own code, without its tools. */
export function readSources(): Sources {
  const names = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
  return new Map(names.map((name) => [`src/${name}`, readFileSync(path.join('src', name), 'utf8')]));
}

/** Figures that no message uses, messages that code or records name and no catalog has, and messages of removed records. */
export function sourceProblems(catalogs: readonly Catalog[]): Problem[] {
  const sources = readSources();
  return [
    ...figureProblems(catalogs, figures, sources.get('src/content/figures.ts')),
    ...namedMessages(sources, catalogs).problems,
    ...leftoverMessages(catalogs),
    ...lackingMessages(catalogs),
  ];
}
