import { ownAddresses } from './addresses';
import type { Site } from './site';

/** The file that answers a name, as hosts do it: the file itself, else the page in the folder of that name. */
export function fileAt(name: string, { files }: Site): string | undefined {
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((file) => files.has(file));
}

/** Ids that stand in a page or a drawing. */
function idsOf(file: string, site: Site): readonly string[] {
  const page = site.pages.find((candidate) => candidate.file === file);
  if (page !== undefined) return page.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  return [...site.read(file).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
}

/**
 * Links, pictures and icons of all pages that lead nowhere, and ids that stand twice in a page. Own lines, because the pages are parsed
 * already for the other checks; a crawler would need a running server, and fetch every page again.
 */
export function linkProblems(site: Site, siteUrl: string): string[] {
  const ids = new Map<string, ReadonlySet<string>>();
  const problems = site.pages.flatMap((page) => {
    const own = idsOf(page.file, site);
    ids.set(page.file, new Set(own));
    return own
      .filter((id, index) => own.indexOf(id) !== index)
      .map((id) => `${page.file}: id="${id}": stands more than once`);
  });
  for (const page of site.pages) {
    for (const { place, name, fragment } of ownAddresses(page, siteUrl)) {
      const file = fileAt(name, site);
      if (file === undefined) problems.push(`${page.file}: ${place}: there is no such page or file`);
      else if (fragment !== '') {
        const known = ids.get(file) ?? new Set(idsOf(file, site));
        ids.set(file, known);
        if (!known.has(fragment)) problems.push(`${page.file}: ${place}: ${file} has no id "${fragment}"`);
      }
    }
  }
  return [...new Set(problems)];
}
