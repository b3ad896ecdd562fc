import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceLocale } from '../../src/i18n/locales';
import { type Catalog, inspectCatalogs } from './catalogs';
import { lackingMessages } from './messageOwners';
import { isLeftOut, partProblems } from './partMessages';
import { namedMessages, type Sources } from './messageUse';
import { filesBelow } from '../files/filesBelow';
import type { Problem } from '@nine-blocks/translation-kit/catalogs/problem';

/** The site's own code, without its tools. */
export function readSources(): Sources {
  const names = filesBelow('src').filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
  return new Map(names.map((name) => [`src/${name}`, readFileSync(path.join('src', name), 'utf8')]));
}

const lacking = (catalogs: readonly Catalog[]) => lackingMessages(catalogs).filter(({ key }) => !isLeftOut(key));

/** Messages that code or records name and no catalog has, and those that speak of a part that is off. What is left over of removed records: checks/unused.ts. */
export function sourceProblems(catalogs: readonly Catalog[]): Problem[] {
  const unnamed = namedMessages(readSources(), catalogs).problems.filter(({ key }) => !isLeftOut(key));
  return [...unnamed, ...lacking(catalogs), ...partProblems(catalogs)];
}

/** Messages that a name of a list needs and that the saved catalogs lack. */
export const missingMessages = (): Problem[] => lacking([...inspectCatalogs(sourceLocale).catalogs.values()]);
