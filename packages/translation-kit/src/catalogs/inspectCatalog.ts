import path from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Catalog, keyPrefix, sourceLocale } from './catalog';
import { jsonFinding } from './jsonFinding';
import { linesOfKeys, outerKeys } from './jsonKeys';
import type { Finding, Problem } from './problem';
import { syntaxFinding } from './syntaxFinding';
import { listed } from './wording';

/** The valid part of a catalog, and the problems of the rest. */
export interface CatalogReading {
  catalog: Catalog;
  problems: Problem[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (entry: object, name: 'defaultMessage' | 'description') => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Whether an entry is not translated yet: its text is empty. */
const isOpen = (entry: unknown) => isObject(entry) && Reflect.get(entry, 'defaultMessage') === '';

function entryFinding(key: string, entry: unknown, prefix: string, inSource: boolean): Finding | undefined {
  if (!isObject(entry) || !('defaultMessage' in entry)) {
    const reason = `is not { "defaultMessage": …${inSource ? ', "description": …' : ''} }`;
    return { rule: 'json', reason, fix: 'write the text after "defaultMessage": inside braces' };
  }
  if (!key.startsWith(prefix)) {
    const reason = `does not start with "${prefix}", as every key of this file must`;
    return { rule: 'key', reason, fix: 'move it to its own file, or copy the key from the source' };
  }
  if (textOf(entry, 'defaultMessage') === undefined) {
    const fix = 'write the text, or remove the whole entry: the site then shows English';
    return { rule: 'text', reason: 'has no text', fix };
  }
  if (inSource && textOf(entry, 'description') === undefined) {
    const fix = 'name page, place, role and placeholders, and how long it may be';
    return { rule: 'description', reason: 'has no description for translators', fix };
  }
  return undefined;
}

/** The problems with the keys of a catalog's JSON, and the line of each key. */
function keyFindings(text: string, known: readonly string[]) {
  const lines = new Map<string, number>();
  const found: { key: string; line: number; finding: Finding }[] = [];
  for (const { key, line, inner } of outerKeys(text)) {
    const [twice] = inner.filter((name, index) => inner.indexOf(name) !== index);
    const [other] = inner.filter((name) => !known.includes(name));
    const add = (rule: Finding['rule'], reason: string, fix: string) =>
      found.push({ key, line, finding: { rule, reason, fix } });
    if (lines.has(key)) add('repeated', 'is there more than once', 'remove one of the two');
    if (twice !== undefined) add('repeated', `has "${twice}" more than once`, 'remove one of the two');
    if (other !== undefined) {
      const fields = listed(known.map((name) => `"${name}"`));
      add('json', `has "${other}", which nothing reads`, `remove it; a message has ${fields}`);
    }
    lines.set(key, line);
  }
  return { lines, found };
}

/** Reads the text of a catalog. Returns its messages, and a problem with place, reason and fix for each invalid part. */
export function inspectCatalog(text: string, name: string, locale: string, folder = 'locales'): CatalogReading {
  const file = path.posix.join(folder, locale, `${name}.json`);
  const prefix = keyPrefix(name);
  const inSource = locale === sourceLocale;
  const entries = new Map<string, MessageFormatElement[]>();
  const [texts, descriptions] = [new Map<string, string>(), new Map<string, string>()];
  const open = new Set<string>();
  const problems: Problem[] = [];
  const add = (line: number, key: string, finding: Finding) => problems.push({ file, line, key, ...finding });
  const reading = (lines: ReadonlyMap<string, number>) => ({
    catalog: { name, file, prefix, entries, texts, descriptions, lines, open },
    problems,
  });

  const broken = jsonFinding(text);
  if (broken !== undefined) {
    problems.push({ file, key: '', ...broken });
    // The keys exist in the broken file, so they are not reported as missing.
    return reading(linesOfKeys(text));
  }
  const json: unknown = JSON.parse(text);
  if (!isObject(json) || Array.isArray(json)) {
    const fix = 'begin the file with { and end it with }';
    add(1, '', { rule: 'json', reason: 'is not an object of messages', fix });
    return reading(new Map());
  }
  const { lines, found } = keyFindings(text, inSource ? ['defaultMessage', 'description'] : ['defaultMessage']);
  for (const { line, key, finding } of found) add(line, key, finding);
  for (const [key, entry] of Object.entries(json) as [string, unknown][]) {
    const line = lines.get(key) ?? 1;
    if (!inSource && isOpen(entry) && key.startsWith(prefix)) {
      open.add(key);
      continue;
    }
    const finding = entryFinding(key, entry, prefix, inSource);
    if (finding !== undefined) {
      add(line, key, finding);
      continue;
    }
    const message = textOf(entry as object, 'defaultMessage') ?? '';
    const description = textOf(entry as object, 'description');
    try {
      entries.set(key, parse(message, { captureLocation: false }));
      texts.set(key, message);
      if (description !== undefined) descriptions.set(key, description);
    } catch (error) {
      add(line, key, syntaxFinding(error));
    }
  }
  return reading(lines);
}
