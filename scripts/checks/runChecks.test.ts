import { expect, test } from '@playwright/test';
import { sourceLocale } from '../../src/i18n/locales';
import { publishedLocales } from '../messages/testing/publishedLocales';
import { brokenPages } from './brokenPages';
import { budgetProblems, limits } from './budgets';
import { checkSite, readAllCatalogs } from './runChecks';
import { canonicalOf, firstText, type HtmlPage, htmlPage, languageOf, readSite, type Site } from './site';

/** The lines that the whole check reports. */
async function reported(site: Site, siteUrl: string): Promise<string[]> {
  const input = { site, siteUrl, catalogs: readAllCatalogs(), media: ['images/unused.svg'] };
  const error = await checkSite(input).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.split('\n').slice(0, -1) : [];
}

const inSource = (page: HtmlPage) => Number(languageOf(page) === sourceLocale);

/** Lines that follow from a change on other pages and in the sitemap; each is expected at least once. */
const echoes = [
  ...(publishedLocales.length > 1 ? ['does not name the same pages'] : []),
  'is not published',
  'has other languages',
  'is no published page',
];
const isEcho = (line: string) =>
  echoes.some((echo) => line.includes(echo) && !line.includes('and is not')) && !line.includes('structured data');

test('the build calls every check: one broken page for each rule, and broken lists, scripts and messages', async () => {
  const site = readSite('dist');
  const [untouched, listed, ...pages] = site.pages
    .filter((page) => canonicalOf(page) !== undefined)
    .toSorted((one, other) => inSource(other) - inSource(one)) as [HtmlPage, HtmlPage, ...HtmlPage[]];
  const siteUrl = new URL(canonicalOf(untouched) ?? '').origin;
  const broken = new Map<string, string>();
  const expected = brokenPages.flatMap(({ from, to, problems }, index) => {
    // A site of one language has fewer pages than ways to break them.
    const page = pages[index % pages.length] as HtmlPage;
    const html = broken.get(page.file) ?? site.read(page.file);
    const filled = (text: string) =>
      text
        .replaceAll('FILE', page.file)
        .replaceAll('ADDRESS', siteUrl + page.path)
        .replaceAll('SITE', siteUrl)
        .replaceAll('HEADING', firstText(page, 'h1'))
        .replaceAll('TWIN', `no-${page.path.slice(1)}.md`)
        .replaceAll('START', /<script>(\(function.{51})/.exec(html)?.[1] ?? '')
        .replaceAll('CHUNK', /"code":\[\{"src":"([^"]*)"/.exec(html)?.[1] ?? '');
    const changed =
      typeof from === 'string' ? html.replaceAll(filled(from), filled(to)) : html.replace(from, filled(to));
    expect(changed, String(from)).not.toBe(html);
    broken.set(page.file, changed);
    return problems.map(filled);
  });

  const address = siteUrl + listed.path;
  const twin = `${listed.path.slice(1)}.md`;
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(site.read(listed.file)) ?? [];
  const image = /og:image" content="([^"]+)"/.exec(site.read(listed.file))?.[1] ?? '';
  const script = [...site.files].find((name) => /^assets\/\d+\..*\.js$/.test(name)) ?? '';
  const texts: Readonly<Record<string, (text: string) => string>> = {
    'robots.txt': () => '',
    'llms.txt': (text) => text.replace(`/${twin})`, '/gone.md)'),
    'sitemap.xml': (text) => text.replace(`<loc>${address}<`, `<loc>${siteUrl}/gone<`),
    [twin]: (text) => text.replace('\n# ', '\n'),
  };
  const brokenSite: Site = {
    ...site,
    pages: [
      ...site.pages.map((page) => {
        const html = broken.get(page.file);
        return html === undefined ? page : htmlPage(page.file, html);
      }),
      { ...listed, file: 'twice.html' },
    ],
    read: (name) => texts[name]?.(site.read(name)) ?? site.read(name),
    readBytes: (name) => (name === script ? Buffer.from('let other;') : site.readBytes(name)),
  };
  const lines = (await reported(brokenSite, siteUrl)).map((line) => line.replace(/has no “.*/, 'MARKS'));
  expect([...new Set(lines)].filter((line) => !isEcho(line)).toSorted()).toEqual(
    [
      ...expected,
      'robots.txt: names no sitemap',
      `llms.txt: lacks ${siteUrl}/${twin}`,
      'llms.txt: /gone.md: there is no such page or file',
      `sitemap.xml: lacks ${address}`,
      'sitemap.xml: /gone: there is no such page or file',
      `twice.html: description: is the same as ${listed.file}: description: “${description}”`,
      `${twin}: lacks the page's heading, “${firstText(listed, 'h1')}”`,
      `${script}: no script that starts a page has its integrity`,
      `twice.html: title: is the same as ${listed.file}: title: “${firstText(listed, 'title')}”`,
      `twice.html: og:image: ${image.slice(siteUrl.length + 1)} is the same picture as that of ${listed.file}`,
      'public/images/unused.svg: no page shows it and no record names it',
    ].toSorted(),
  );
  for (const echo of echoes) expect(lines.filter((line) => line.includes(echo)).length, echo).toBeGreaterThan(0);
});

test('a page, font or set of scripts that is too large is reported with its bytes and the limit', () => {
  const sizes = {
    'index.html': limits.page,
    'a.woff2': limits.font,
    'start.js': 99_000,
    'about.js': limits.script - 99_000,
    'form.js': limits.island,
  };
  const chunks = new Map(Object.entries({ start: ['start.js'], aboutUs: ['about.js'], form: ['start.js', 'form.js'] }));
  const problemsOf = (changed: Partial<typeof sizes> = {}) =>
    budgetProblems({ sizes: new Map(Object.entries({ ...sizes, ...changed })), chunks, kinds: ['aboutUs'] });
  expect(problemsOf()).toEqual([]);
  for (const [name, what, limit] of [
    ['index.html', 'index.html', limits.page],
    ['a.woff2', 'a.woff2', limits.font],
    ['about.js', 'scripts of the page kind aboutUs', limits.script],
    ['form.js', 'scripts of form', limits.island],
  ] as const) {
    const [problem] = problemsOf({ [name]: sizes[name] + 1 });
    expect(problem).toContain(`${what}: ${limit + 1} bytes after compression, of at most ${limit}. Fix: `);
  }
});
