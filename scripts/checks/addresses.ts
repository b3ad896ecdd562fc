import type { HtmlPage, PageElement } from './site';

/** The attributes with addresses of each element. A `meta` has an address only for some properties. */
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

/** An address in a page, with the name of the file that it leads to. */
interface Address {
  place: string;
  /** Below the site's folder, without a slash at the start: `images/wordmarks.svg`, `about-us`, empty for the home page. */
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

/** All addresses in a page that lead to the site itself, written with or without its origin. */
export function ownAddresses(page: HtmlPage, siteUrl: string): Address[] {
  const addresses: Address[] = [];
  for (const element of page.elements) {
    for (const attribute of holders[element.tag] ?? []) {
      for (const text of textsOf(element, attribute)) {
        const place = `<${element.tag} ${attribute}="${text}">`;
        const url = URL.parse(text, siteUrl + page.path);
        // No file has an address that cannot be parsed.
        if (url === null) addresses.push({ place, name: text, fragment: '' });
        else if (url.origin === siteUrl) {
          addresses.push({ place, name: decoded(url.pathname.slice(1)), fragment: decoded(url.hash.slice(1)) });
        }
      }
    }
  }
  return addresses;
}
