import path from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { sourceLocale } from '../../../src/i18n/locales';
import { type Catalog, keyPrefix } from './catalog';
import { lineAt, outerKeys } from './jsonKeys';
import type { Finding, Problem } from './problem';
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

/** The line that a JSON parser's error is about; the first where it does not say. */
function brokenLine(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? 1 : lineAt(text, Number(position));
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
  const reading = { catalog: { name, file, prefix, entries, texts, descriptions, lines }, problems };

  // Of a file that is no JSON too: what stands in it is not missing.
  for (const { key, line } of outerKeys(text)) {
    if (lines.has(key))
      tell(line, key, { rule: 'repeated', reason: 'stands more than once', mend: 'remove one of the two' });
    lines.set(key, line);
  }

  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const mend = 'look here and in the line above for a missing or needless comma, or a quote " inside a text';
    tell(brokenLine(text, error), '', {
      rule: 'json',
      reason: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      mend,
    });
    return reading;
  }
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
