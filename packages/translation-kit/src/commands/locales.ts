import { readFileSync, writeFileSync } from 'node:fs';

/** The languages in the site's list, each with its facts. */
export type ListedLocales = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the site's list of languages. */
export const readLocales = (file: string): ListedLocales => JSON.parse(readFileSync(file, 'utf8')) as ListedLocales;

/** Writes the site's list of languages, a line for each. */
export function writeLocales(file: string, locales: ListedLocales): void {
  const lines = Object.entries(locales).map(([tag, facts]) => {
    const members = Object.entries(facts).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(tag)}: { ${members.join(', ')} }`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
