import { ownAddresses } from './addresses';
import type { Site } from './site';

/** Finds the file that a host sends for a name: the file itself, or the page in the folder of that name. */
function fileAt(name: string, { files }: Site): string | undefined {
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((file) => files.has(file));
}

function idsOf(file: string, site: Site): ReadonlySet<string> {
  const page = site.pages.find((candidate) => candidate.file === file);
  if (page !== undefined) return new Set(page.elements.flatMap(({ attributes }) => attributes['id'] ?? []));
  return new Set(Array.from(site.read(file).matchAll(/\sid="([^"]*)"/g), ([, id]) => id ?? ''));
}

/**
 * Reports links, pictures and icons of all pages whose target does not exist. A crawler would need a running server, and would fetch
 * every page again.
 */
export function linkProblems(site: Site, siteUrl: string): string[] {
  const ids = new Map<string, ReadonlySet<string>>();
  const problems = site.pages.flatMap((page) =>
    ownAddresses(page, siteUrl).flatMap(({ place, name, fragment }) => {
      const file = fileAt(name, site);
      if (file === undefined) return [`${page.file}: ${place}: there is no such page or file`];
      if (fragment === '') return [];
      const known = ids.get(file) ?? idsOf(file, site);
      ids.set(file, known);
      return known.has(fragment) ? [] : [`${page.file}: ${place}: ${file} has no id "${fragment}"`];
    }),
  );
  return [...new Set(problems)];
}
