import type { HtmlPage, PageElement, Site } from './site';

/** Which attributes of which elements hold addresses; those of `meta` hold one only for some properties. */
const holders: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  audio: ['src'],
  img: ['src', 'srcset'],
  link: ['href'],
  meta: ['content'],
  script: ['src'],
  source: ['src', 'srcset'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** An address as an element of a page has it, and the name of the site's file that it leads to. */
interface Address {
  place: string;
  /** Below the site's folder, without a slash at the start: `images/icons.svg`, `about-us`, empty for the home page. */
  name: string;
  fragment: string;
}

function textsOf({ tag, attributes }: PageElement, attribute: string): string[] {
  const value = attributes[attribute];
  if (value === undefined) return [];
  if (tag === 'meta') return /^(?:og|twitter):(?:image|url)$/.test(attributes['property'] ?? '') ? [value] : [];
  return attribute === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Every address of a page that leads to the site itself, whole or without its origin. */
export function ownAddresses(page: HtmlPage, siteUrl: string): Address[] {
  const addresses: Address[] = [];
  for (const element of page.elements) {
    for (const attribute of holders[element.tag] ?? []) {
      for (const text of textsOf(element, attribute)) {
        const place = `<${element.tag} ${attribute}="${text}">`;
        const url = URL.parse(text, siteUrl + page.path);
        // One that cannot be read leads nowhere.
        if (url === null) addresses.push({ place, name: text, fragment: '' });
        else if (url.origin === siteUrl) {
          addresses.push({ place, name: decoded(url.pathname.slice(1)), fragment: decoded(url.hash.slice(1)) });
        }
      }
    }
  }
  return addresses;
}

/** The file that answers a name, as hosts do it: the file itself, else the page in the folder of that name. */
function fileAt(name: string, { files }: Site): string | undefined {
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((file) => files.has(file));
}

/** Ids that stand in a page or a drawing. */
function idsOf(file: string, site: Site): readonly string[] {
  const page = site.pages.find((candidate) => candidate.file === file);
  if (page !== undefined) return page.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  return [...site.read(file).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
}

/** Links, pictures and icons of all pages that lead nowhere, and ids that stand twice in a page. */
export function addressProblems(site: Site, siteUrl: string): string[] {
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
