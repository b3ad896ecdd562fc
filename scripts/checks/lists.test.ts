import { expect, test } from '@playwright/test';
import { listProblems } from './lists';
import { siteOf } from './site';
import { structuredDataProblems } from './structuredData';

const siteUrl = 'https://site.example';
const address = `${siteUrl}/about`;

const page = [
  `<link rel="canonical" href="${address}"><link rel="alternate" hreflang="en" href="${address}">`,
  '<link rel="alternate" type="text/markdown" href="/about.md"><h1>About</h1>',
].join('');

const files = {
  'about/index.html': page,
  'about.md': `# About\n\n[Again](${address}#here)\n`,
  'llms.txt': `# Site\n\n- [About](${siteUrl}/about.md)\n`,
  'robots.txt': `User-agent: *\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  'sitemap.xml': `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="en" href="${address}"/></url>`,
};

function problemsOf(changes: Readonly<Record<string, string | null>>): string[] {
  const all = Object.entries({ ...files, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null);
  const content = new Map(all);
  return listProblems(
    siteOf([...content.keys()], (name) => content.get(name) ?? ''),
    siteUrl,
  );
}

test('lists of pages are whole and lead somewhere', () => {
  expect(problemsOf({})).toEqual([]);
  const changes: readonly [Readonly<Record<string, string | null>>, string][] = [
    [{ 'robots.txt': null }, 'robots.txt: is missing'],
    [{ 'robots.txt': 'User-agent: *' }, 'robots.txt: names no sitemap'],
    [{ 'sitemap.xml': '' }, `sitemap.xml: lacks ${address}`],
    [
      { 'sitemap.xml': `<url><loc>${address}</loc></url>` },
      `sitemap.xml: ${address}: has other languages than the page`,
    ],
    [{ 'llms.txt': `${siteUrl}/gone.md` }, 'llms.txt: /gone.md: there is no such page or file'],
    [{ 'about.md': `# About\n[x](${siteUrl}/gone)` }, 'about.md: /gone: there is no such page or file'],
    [{ 'about.md': 'About' }, "about.md: lacks the page's heading, “About”"],
    [{ 'about/index.html': page.replace('/about.md', '/a.md') }, 'about/index.html: there is no a.md'],
  ];
  for (const [change, problem] of changes) expect(problemsOf(change)).toEqual([problem]);
  const hidden = { 'hidden/index.html': '<meta name="robots" content="noindex"><h1>Hidden</h1>' };
  expect(problemsOf(hidden)).toEqual([]);
  const listed = `${files['sitemap.xml']}<url><loc>${siteUrl}/hidden</loc></url>`;
  expect(problemsOf({ ...hidden, 'sitemap.xml': listed })).toEqual([
    `sitemap.xml: ${siteUrl}/hidden: is no published page`,
  ]);
});

const website = {
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: 'Site',
  url: `${siteUrl}/`,
  inLanguage: ['en'],
  publisher: { '@id': `${siteUrl}/#website` },
};
const webPage = {
  '@type': 'WebPage',
  '@id': address,
  url: address,
  name: 'About',
  description: 'About the site.',
  inLanguage: 'en',
  isPartOf: { '@id': `${siteUrl}/#website` },
  primaryImageOfPage: `${siteUrl}/a.png`,
};

function dataProblems(graph: readonly object[], html = page): string[] {
  const block = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  const source = `${html}<script type="application/ld+json">${block}</script>`;
  const [read] = siteOf(['about/index.html'], () => source).pages;
  return read === undefined ? ['no page'] : structuredDataProblems(read).map((line) => line.split('data: ')[1] ?? '');
}

test('data for search engines are known things with all that they need', () => {
  expect(dataProblems([website, webPage])).toEqual([]);
  expect(dataProblems([webPage])).toEqual([`${siteUrl}/#website is named and not described`]);
  expect(dataProblems([website])).toEqual(['does not describe the page itself']);
  expect(dataProblems([website, { ...webPage, name: '' }])).toHaveLength(1);
  expect(dataProblems([website, { ...webPage, invented: true }])).toHaveLength(1);
  expect(dataProblems([website, { ...webPage, '@type': 'Product' }])).toHaveLength(1);
  expect(dataProblems([website, webPage], '<h1>Hidden</h1>')).toEqual(['stands on a page that is not published']);
});
