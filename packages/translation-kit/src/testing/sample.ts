import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { inspectCatalog } from '../catalogs/inspectCatalog';
import type { Problem } from '../catalogs/problem';
import { languageProblems } from '../check/checkLanguage';
import type { Project } from '../project';

export { expect } from '@playwright/test';

/** A site with few facts, for tests. */
export const sampleProject: Project = {
  folder: 'locales',
  localesFile: 'locales.json',
  locales: ['en', 'ar', 'es'],
  facts: {
    company: 'Nine Blocks',
    product: 'AI Proof Dev',
    referralCap: 5000,
    seniorShare: 0.8,
  },
  names: { company: 'Nine Blocks', product: 'AI Proof Dev' },
  placeholdersFile: 'project.ts',
  placeholders: ['address', 'count', 'filter', 'name', 'year'],
  tags: ['b', 'i', 'mail', 'caseStudies'],
  isLeftOut: () => false,
};

const description = 'A text. At most 200 characters.';

/** The JSON of a catalog with these texts by key. */
export function catalogFile(locale: string, texts: Readonly<Record<string, string>>): string {
  const entries = Object.entries(texts).map(([key, defaultMessage]) => [
    key,
    locale === 'en' ? { defaultMessage, description } : { defaultMessage },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** All problems of a home.json. `source` has the English texts, with a limit of 90 characters; without it the file itself is the source. */
export function problemsOf(json: string, locale: string, source?: Readonly<Record<string, string>>): Problem[] {
  const { catalog, problems } = inspectCatalog(json, 'home', locale);
  const language = { project: sampleProject, locale, catalogs: new Map([['home', catalog]]) };
  if (source === undefined) return [...problems, ...languageProblems(language)];
  const english = inspectCatalog(catalogFile('en', source).replaceAll('200', '90'), 'home', 'en').catalog;
  return [...problems, ...languageProblems(language, new Map([['home', english]]))];
}

/** The sample site in a temporary folder. */
interface SampleSite {
  project: Project;
  /** Writes the texts of a language's home page. */
  writeHome: (locale: string, texts: Readonly<Record<string, string>>) => void;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
}

/** A test with its own sample site. */
export const test = base.extend<{ site: SampleSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  site: async ({}, provide) => {
    const root = mkdtempSync(path.join(tmpdir(), 'locales-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    await provide({
      project: { ...sampleProject, folder: path.join(root, 'locales'), localesFile: path.join(root, 'locales.json') },
      write,
      writeHome: (locale, texts) => write(`locales/${locale}/home.json`, catalogFile(locale, texts)),
      read: (file) => readFileSync(path.join(root, file), 'utf8'),
    });
    rmSync(root, { recursive: true });
  },
});
