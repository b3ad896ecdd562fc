import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '../../src/content/figures';
import { redirects } from '../../src/content/redirects';
import { sourceLocale } from '../../src/i18n/locales';
import { filesBelow } from '../files/filesBelow';
import { redirectProblems } from '../hosting/redirectFiles';
import { readCatalogs } from '@nine-blocks/translation-kit/catalogs/readCatalogs';
import { markProblems, readMark } from '../pictures/mark';
import { neededMedia } from './media';
import { mediaProblems } from './missingMedia';
import { siteRecords } from './records';
import { referenceProblems } from './references';

const readPublic = (name: string) => readFileSync(path.join('public', name), 'utf8');

/** Reports figures that no message contains, including the messages of parts that are off. */
function unusedFigures(): string[] {
  const texts = [...readCatalogs(sourceLocale).values()].flatMap((catalog) => [...catalog.texts.values()]).join('\n');
  return Object.keys(figures)
    .filter((name) => !new RegExp(`\\{${name}\\b`).test(texts))
    .map((name) => `src/content/figures.ts: ${name}: no text has this figure`);
}

/** Reports mistakes in the records of src/content, and missing files that records need. */
export function recordProblems(): string[] {
  return [
    ...referenceProblems(siteRecords),
    ...redirectProblems(redirects),
    ...unusedFigures(),
    ...markProblems(readMark()),
    ...mediaProblems(neededMedia(siteRecords), new Set(filesBelow('public')), readPublic),
  ];
}
