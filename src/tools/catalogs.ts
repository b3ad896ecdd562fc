import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Locale, sourceLocale } from '../i18n/locales';

interface CatalogEntry {
  defaultMessage: string;
  description?: string;
}

/** One catalog file: `name` is its path below the locale, without `.json` ('case-studies/sostena'). */
export interface Catalog {
  name: string;
  /** Path below the project's folder, for error messages. */
  file: string;
  /** What every key starts with. */
  prefix: string;
  entries: ReadonlyMap<string, MessageFormatElement[]>;
  texts: ReadonlyMap<string, string>;
  /** What translators are told; empty for other languages than the source. */
  descriptions: ReadonlyMap<string, string>;
}

const camelCase = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What every key of a catalog starts with: its route's id ('about-us' → 'aboutUs.', 'services/ai' → 'service.ai.'). */
export function keyPrefix(name: string): string {
  const [folder, slug] = name.split('/');
  if (folder === 'case-studies' && slug !== undefined) return `caseStudy.${slug}.`;
  if (folder === 'services' && slug !== undefined) return `service.${slug}.`;
  return `${camelCase(name)}.`;
}

function entryProblem(key: string, entry: unknown, name: string, inSource: boolean): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('defaultMessage' in entry)) {
    return 'is not { "defaultMessage": …, "description": … }';
  }
  if (!key.startsWith(keyPrefix(name)))
    return `does not start with "${keyPrefix(name)}", as every key of this file must`;
  if (typeof entry.defaultMessage !== 'string' || entry.defaultMessage.trim() === '') return 'has no text';
  const description = 'description' in entry ? entry.description : undefined;
  if (inSource && (typeof description !== 'string' || description.trim() === '')) {
    return 'has no description for translators';
  }
  return undefined;
}

/** Keys that an object of messages has twice; a parser keeps the last of them and says nothing. */
function repeatedKeys(text: string): string[] {
  const keys = [...text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:\s*\{/g)].map(([, key]) => key ?? '');
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

/**
 * Reads one catalog's text. Throws an error with file, key and reason for each thing that is wrong with it: broken JSON, a foreign key,
 * a missing text or description, a key that stands twice, bad ICU syntax.
 */
export function parseCatalog(text: string, name: string, locale: Locale): Catalog {
  const file = `locales/${locale}/${name}.json`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON: ${String(error)}`, { cause: error });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(`${file}: is not an object of messages`);
  }
  const problems = repeatedKeys(text).map((key) => `${file}: ${key}: stands more than once`);
  const entries = new Map<string, MessageFormatElement[]>();
  const texts = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const [key, entry] of Object.entries(json as Record<string, CatalogEntry>)) {
    const problem = entryProblem(key, entry, name, locale === sourceLocale);
    if (problem !== undefined) {
      problems.push(`${file}: ${key}: ${problem}`);
      continue;
    }
    try {
      entries.set(key, parse(entry.defaultMessage, { captureLocation: false }));
      texts.set(key, entry.defaultMessage);
      if (entry.description !== undefined) descriptions.set(key, entry.description);
    } catch (error) {
      problems.push(
        `${file}: ${key}: is not a valid message: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { name, file, prefix: keyPrefix(name), entries, texts, descriptions };
}

/** Every catalog of a language, by name; throws all problems of all files at once. */
export function readCatalogs(locale: Locale, folder = 'locales'): ReadonlyMap<string, Catalog> {
  const root = path.join(folder, locale);
  const catalogs = new Map<string, Catalog>();
  const problems: string[] = [];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  for (const file of files.toSorted()) {
    const name = file.replaceAll(path.sep, '/').replace(/\.json$/, '');
    try {
      catalogs.set(name, parseCatalog(readFileSync(path.join(root, file), 'utf8'), name, locale));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.length > 0) throw new Error(`The catalogs cannot be used:\n${problems.join('\n')}`);
  return catalogs;
}
