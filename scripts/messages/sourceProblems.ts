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

/** Messages that code or records name and no catalog has, and those that speak of a part that is off. What is left over of removed records: content/leftovers.ts. */
export function sourceProblems(catalogs: readonly Catalog[]): Problem[] {
  const missing = [...namedMessages(readSources(), catalogs).problems, ...lackingMessages(catalogs)];
  return [...missing.filter(({ key }) => !isLeftOut(key)), ...partProblems(catalogs)];
}

/** Messages that a name of a list needs and that the saved catalogs lack. */
export const missingMessages = (): Problem[] => lackingMessages([...inspectCatalogs(sourceLocale).catalogs.values()]);
