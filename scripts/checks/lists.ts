import { fileAt } from './links';
import type { HtmlPage, Site } from './site';
import { structuredDataOf } from './structuredData';

const attributesOf = ({ elements }: HtmlPage, tag: string) =>
  elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes);

function linksOf(page: HtmlPage): { canonical: string | undefined; alternates: string; twin: string | undefined } {
  const links = attributesOf(page, 'link');
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links.flatMap(({ hreflang, href }) => (hreflang === undefined ? [] : `${hreflang} ${href}`)).join('\n'),
    twin: links.find(({ type }) => type === 'text/markdown')?.['href'],
  };
}

/** The addresses of the site itself in a text, without fragment and query. */
function ownAddressesIn(text: string, siteUrl: string): string[] {
  const addresses = [...text.matchAll(/https?:\/\/[^\s"'<>()\]]+/g)].flatMap(([address]) => URL.parse(address) ?? []);
  return addresses
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname }) => decodeURIComponent(pathname.slice(1)));
}

function sitemapProblems(site: Site): string[] {
  const entries = new Map(
    [...site.read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']): [string, string] => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => `${tag} ${href}`).join('\n'),
    ]),
  );
  const published = site.pages.map(linksOf).filter(({ canonical }) => canonical !== undefined);
  const addresses = new Set(published.map(({ canonical }) => canonical));
  return [
    ...published.flatMap(({ canonical = '', alternates }) => {
      if (!entries.has(canonical)) return [`sitemap.xml: lacks ${canonical}`];
      return entries.get(canonical) === alternates
        ? []
        : [`sitemap.xml: ${canonical}: has other languages than the page`];
    }),
    ...[...entries.keys()]
      .filter((address) => !addresses.has(address))
      .map((address) => `sitemap.xml: ${address}: is no published page`),
  ];
}

/** A published page has a twin as Markdown, with the page's heading; one that is not has none. */
function twinProblems(page: HtmlPage, site: Site): string[] {
  const { canonical, twin } = linksOf(page);
  if (canonical === undefined) return twin === undefined ? [] : [`${page.file}: has a twin, yet is not published`];
  if (twin === undefined) return [`${page.file}: names no twin as Markdown`];
  const name = twin.slice(1);
  if (!site.files.has(name)) return [`${page.file}: there is no ${name}`];
  const heading = page.elements.find(({ tag }) => tag === 'h1')?.text() ?? '';
  const lines = site.read(name).split('\n');
  return lines.some((line) => line.startsWith('# ') && line.slice(2) === heading)
    ? []
    : [`${name}: lacks the page's heading, “${heading}”`];
}

/** What the lists for search engines and other programs, and the data that pages hold for them, tell wrong: pages that are missing, and addresses that lead nowhere. */
export function listProblems(site: Site, siteUrl: string): string[] {
  const lists = ['sitemap.xml', 'robots.txt', 'llms.txt'];
  const missing = lists.filter((name) => !site.files.has(name)).map((name) => `${name}: is missing`);
  if (missing.length > 0) return missing;
  const texts = [
    ...lists
      .concat([...site.files].filter((name) => name.endsWith('.md')))
      .map((name) => ({ name, text: site.read(name) })),
    ...site.pages.map((page) => ({ name: page.file, text: structuredDataOf(page).join('\n') })),
  ];
  const dead = texts.flatMap(({ name, text }) =>
    ownAddressesIn(text, siteUrl)
      .filter((address) => fileAt(address, site) === undefined)
      .map((address) => `${name}: /${address}: there is no such page or file`),
  );
  return [
    ...sitemapProblems(site),
    ...(site.read('robots.txt').includes(`Sitemap: ${siteUrl}/sitemap.xml\n`) ? [] : ['robots.txt: names no sitemap']),
    ...site.pages.flatMap((page) => twinProblems(page, site)),
    ...new Set(dead),
  ];
}
