import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from './options';

/** A page of the site in one language. */
export interface SitePage {
  /** The id of its route, which starts the ids of its messages: `caseStudy.sekr`. */
  id: string;
  /** Which page component shows it: `caseStudy`; `notFound` is the page for every address that has none. */
  kind: string;
  /** Its address without the language. */
  path: string;
  /** The tag of its language. */
  locale: string;
  href: string;
  /** Its file below `dist/`. */
  file: string;
}

export interface SiteLanguage {
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** What stands before every path: empty for the source language. */
  prefix: string;
}

/** What the build says of the site it has written. The first language is the source language. */
export interface BuiltSite {
  pages: readonly SitePage[];
  languages: readonly SiteLanguage[];
}

/** Reads what the last build wrote. Throws a UsageError where there is none. */
export function readSite(file = '.build/site.json'): BuiltSite {
  if (!existsSync(file)) throw new UsageError(`There is no ${file}: run npm run build first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
}

/** The tag of the language that the site is written in. */
export function sourceTag({ languages }: Pick<BuiltSite, 'languages'>): string {
  const [source] = languages;
  if (source === undefined) throw new Error('The site has no language');
  return source.tag;
}

/** The paths of all pages, each once, in the order of the routes. */
export function pathsOf({ pages }: Pick<BuiltSite, 'pages'>): string[] {
  return [...new Set(pages.map(({ path }) => path))];
}
