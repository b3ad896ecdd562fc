import path from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { sourceLocale } from '../../../src/i18n/locales';
import { type Catalog, keyPrefix } from './catalog';
import { decodeFile } from './encoding';
import { jsonFinding } from './jsonFinding';
import { linesOfKeys, outerKeys } from './jsonKeys';
import type { Finding, Problem } from './problem';
import { listed } from './say';
import { syntaxFinding } from './syntaxFinding';

/** What can be used of a catalog, and what is wrong with the rest. */
export interface CatalogReading {
  catalog: Catalog;
  problems: Problem[];
}

const textOf = (entry: object, name: 'defaultMessage' | 'description') => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** An entry of a work list (addLocale.ts): it has its key and no text yet. */
const isOpen = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && Reflect.get(entry, 'defaultMessage') === '';

function entryFinding(key: string, entry: unknown, prefix: string, inSource: boolean): Finding | undefined {
  if (typeof entry !== 'object' || entry === null || !('defaultMessage' in entry)) {
    const more = inSource ? ', "description": …' : '';
    const reason = `is not { "defaultMessage": …${more} }`;
    return { rule: 'json', reason, mend: 'put the text behind "defaultMessage": inside braces' };
  }
  if (!key.startsWith(prefix)) {
    const reason = `does not start with "${prefix}", as every key of this file must`;
    return { rule: 'key', reason, mend: 'move it to its own file, or copy the key from the source' };
  }
  if (textOf(entry, 'defaultMessage') === undefined) {
    return {
      rule: 'text',
      reason: 'has no text',
      mend: 'write the text, or remove the whole entry: the site then shows English',
    };
  }
  if (inSource && textOf(entry, 'description') === undefined) {
    const mend = 'say page, place, role and placeholders, and how long it may be';
    return { rule: 'description', reason: 'has no description for translators', mend };
  }
  return undefined;
}

/** Reads one catalog's file, whose bytes may be in any encoding; see inspectCatalog. */
export function inspectFile(bytes: Uint8Array, name: string, locale: string, folder = 'locales'): CatalogReading {
  const { text, finding } = decodeFile(bytes);
  const reading = inspectCatalog(text, name, locale, folder);
  if (finding === undefined) return reading;
  return { ...reading, problems: [{ file: reading.catalog.file, key: '', ...finding }, ...reading.problems] };
}

/** Reads one catalog's text, and says of everything in it that cannot be used why, where, and what would mend it. */
export function inspectCatalog(text: string, name: string, locale: string, folder = 'locales'): CatalogReading {
  const file = path.posix.join(folder, locale, `${name}.json`);
  const prefix = keyPrefix(name);
  const problems: Problem[] = [];
  const tell = (line: number, key: string, finding: Finding) => problems.push({ file, line, key, ...finding });
  const [entries, texts, descriptions, lines] = [
    new Map<string, MessageFormatElement[]>(),
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, number>(),
  ];
  const open = new Set<string>();
  const reading = { catalog: { name, file, prefix, entries, texts, descriptions, lines, open }, problems };

  const broken = jsonFinding(text);
  if (broken !== undefined) {
    const { line, ...finding } = broken;
    tell(line, '', finding);
    // What stands in it is not missing.
    for (const [key, at] of linesOfKeys(text)) lines.set(key, at);
    return reading;
  }
  for (const { key, line, inner } of outerKeys(text)) {
    const known = locale === sourceLocale ? ['defaultMessage', 'description'] : ['defaultMessage'];
    const [twice] = inner.filter((name, index) => inner.indexOf(name) !== index);
    const [other] = inner.filter((name) => !known.includes(name));
    if (lines.has(key))
      tell(line, key, { rule: 'repeated', reason: 'stands more than once', mend: 'remove one of the two' });
    if (twice !== undefined)
      tell(line, key, { rule: 'repeated', reason: `has "${twice}" more than once`, mend: 'remove one of the two' });
    if (other !== undefined)
      tell(line, key, {
        rule: 'json',
        reason: `has "${other}", which nothing reads`,
        mend: `remove it; a message has ${listed(known.map((name) => `"${name}"`))}`,
      });
    lines.set(key, line);
  }

  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    tell(1, '', {
      rule: 'json',
      reason: 'is not an object of messages',
      mend: 'begin the file with { and end it with }',
    });
    return reading;
  }
  for (const [key, entry] of Object.entries(json as Record<string, unknown>)) {
    const line = lines.get(key) ?? 1;
    if (locale !== sourceLocale && isOpen(entry) && key.startsWith(prefix)) {
      open.add(key);
      continue;
    }
    const finding = entryFinding(key, entry, prefix, locale === sourceLocale);
    if (finding !== undefined) {
      tell(line, key, finding);
      continue;
    }
    const message = textOf(entry as object, 'defaultMessage') ?? '';
    const description = textOf(entry as object, 'description');
    try {
      entries.set(key, parse(message, { captureLocation: false }));
      texts.set(key, message);
      if (description !== undefined) descriptions.set(key, description);
    } catch (error) {
      tell(line, key, syntaxFinding(error));
    }
  }
  return reading;
}
