import { fileAt } from './links';
import { attributesOf, canonicalOf, firstText, type HtmlPage, languageOf, type Site } from './site';
import { structuredDataOf } from './structuredData';

const twinOf = (page: HtmlPage) => attributesOf(page, 'link').find(({ type }) => type === 'text/markdown')?.['href'];

/** The addresses of the site itself in a text, without fragment and query. */
function ownAddressesIn(text: string, siteUrl: string): string[] {
  const addresses = [...text.matchAll(/https?:\/\/[^\s"'<>()\]]+/g)].flatMap(([address]) => URL.parse(address) ?? []);
  return addresses
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname }) => decodeURIComponent(pathname.slice(1)));
}

function sitemapProblems(site: Site, published: readonly HtmlPage[]): string[] {
  const entries = new Map(
    Array.from(site.read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      Array.from(entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, tag, href]) => `${tag} ${href}`).join('\n'),
    ]),
  );
  const addresses = new Set(published.map(canonicalOf));
  return [
    ...published.flatMap((page) => {
      const address = canonicalOf(page) ?? '';
      const alternates = attributesOf(page, 'link').filter(({ hreflang }) => hreflang !== undefined);
      const languages = alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).join('\n');
      if (!entries.has(address)) return [`sitemap.xml: lacks ${address}`];
      return entries.get(address) === languages ? [] : [`sitemap.xml: ${address}: has other languages than the page`];
    }),
    ...[...entries.keys()]
      .filter((address) => !addresses.has(address))
      .map((address) => `sitemap.xml: ${address}: is no published page`),
  ];
}

/** Each published page has a twin in Markdown with the page's heading, and llms.txt lists it if it is in the source language. */
function twinProblems(page: HtmlPage, site: Site, siteUrl: string, sourceLanguage: string): string[] {
  const twin = twinOf(page)?.slice(1);
  if (canonicalOf(page) === undefined)
    return twin === undefined ? [] : [`${page.file}: has a twin and is not published`];
  if (twin === undefined) return [`${page.file}: names no twin in Markdown`];
  if (!site.files.has(twin)) return [`${page.file}: there is no ${twin}`];
  const heading = firstText(page, 'h1');
  const isListed = languageOf(page) !== sourceLanguage || site.read('llms.txt').includes(`(${siteUrl}/${twin})`);
  return [
    ...(site.read(twin).split('\n').includes(`# ${heading}`)
      ? []
      : [`${twin}: lacks the page's heading, “${heading}”`]),
    ...(isListed ? [] : [`llms.txt: lacks ${siteUrl}/${twin}`]),
  ];
}

/** What is wrong with the lists for search engines and other programs, and with the data in pages: pages that are missing, and addresses without a file. */
export function listProblems(site: Site, siteUrl: string, sourceLanguage: string, noindex: boolean): string[] {
  const lists = ['sitemap.xml', 'robots.txt', 'llms.txt'];
  const missing = lists.filter((name) => !site.files.has(name)).map((name) => `${name}: is missing`);
  if (missing.length > 0) return missing;
  const texts = [
    ...[...lists, ...[...site.files].filter((name) => name.endsWith('.md'))].map((name) => [name, site.read(name)]),
    ...site.pages.map((page) => [page.file, structuredDataOf(page).join('\n')]),
  ];
  const dead = texts.flatMap(([name, text = '']) =>
    ownAddressesIn(text, siteUrl)
      .filter((address) => fileAt(address, site) === undefined)
      .map((address) => `${name}: /${address}: there is no such page or file`),
  );
  const published = site.pages.filter((page) => canonicalOf(page) !== undefined);
  return [
    ...sitemapProblems(site, published),
    ...(noindex || site.read('robots.txt').includes(`Sitemap: ${siteUrl}/sitemap.xml\n`)
      ? []
      : ['robots.txt: names no sitemap']),
    ...site.pages.flatMap((page) => twinProblems(page, site, siteUrl, sourceLanguage)),
    ...new Set(dead),
  ];
}
