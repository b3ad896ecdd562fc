import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the report says of the site as a whole. */
export interface Site {
  company: string;
  /** The address for questions. */
  contact: string;
  languages: number;
  /** Pages in one language, without the not-found page. */
  pages: number;
}

type Thing = Record<string, unknown>;

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s;

function textOf(thing: Thing | undefined, key: string): string {
  const value = thing?.[key];
  if (typeof value !== 'string') throw new Error(`The home page’s structured data has no ${key}.`);
  return value;
}

/** Reads what a built site tells search engines of itself: the structured data of its home page, and its sitemap. */
export function readSite(folder: string): Site {
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { '@graph': graph }: { '@graph': Thing[] } = JSON.parse(jsonLd.exec(home)?.[1] ?? '{"@graph":[]}');
  const thing = (type: string) => graph.find((one) => one['@type'] === type);
  // Of a page that stands in several languages the sitemap names one as the usual, beside all of them; a language that was begun has few pages.
  const alternates = [
    ...readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/hreflang="(.*?)" href="(.*?)"/g),
  ];
  const usual = alternates.filter(([, tag]) => tag === 'x-default').map(([, , href]) => href);
  const tags = alternates.map(([, tag]) => tag).filter((tag) => tag !== 'x-default');
  return {
    company: textOf(thing('Organization'), 'name'),
    contact: textOf(thing('Organization'), 'email'),
    languages: new Set(tags).size,
    pages: new Set(usual).size,
  };
}
