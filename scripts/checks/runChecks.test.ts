import { expect, test } from '@playwright/test';
import { localeOfPath } from '../../src/i18n/locales';
import { budgetProblems, limits } from './budgets';
import { checkSite } from './runChecks';
import { attributesOf, canonicalOf, type HtmlPage, htmlPage, readSite } from './site';

/** Changes that break a page, each with the problem that the build reports. */
const broken: readonly (readonly [from: string | RegExp, to: string, problem: string])[] = [
  ['</main>', '<a href="/nowhere">n</a></main>', '<a href="/nowhere">: there is no such page or file'],
  ['</main>', '<noscript><img src="/b.svg"></noscript></main>', '<img src="/b.svg">: there is no such page or file'],
  [
    '</main>',
    '<img srcset="/favicon.svg 1x, /b.webp 2x"></main>',
    '<img srcset="/b.webp">: there is no such page or file',
  ],
  ['</main>', '<a href="#gone">n</a></main>', '<a href="#gone">: FILE has no id "gone"'],
];

test('the build refuses a broken page with file and reason: links, pictures, ids', () => {
  const site = readSite('dist');
  const page = site.pages.find((one) => one.path === '/about-us') as HtmlPage;
  const siteUrl = new URL(canonicalOf(page) ?? '').origin;
  const html = site.read(page.file);
  const check = (changed: string) => checkSite({ ...site, pages: [htmlPage(page.file, changed)] }, siteUrl);
  expect(() => check(html)).not.toThrow();
  for (const [from, to, problem] of broken) {
    expect(html.replace(from, to), to).not.toBe(html);
    expect(() => check(html.replace(from, to))).toThrow(`${page.file}: ${problem.replace('FILE', page.file)}`);
  }
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

test('no two published pages of a language share a title, a description or a share picture', () => {
  const published = readSite('dist').pages.filter((page) => canonicalOf(page) !== undefined);
  const heads = published.flatMap((page) => {
    const metas = attributesOf(page, 'meta');
    const title = page.elements.find(({ tag }) => tag === 'title')?.text();
    const description = metas.find(({ name }) => name === 'description')?.['content'];
    const picture = metas.find(({ property }) => property === 'og:image')?.['content'];
    return [title, description, picture].map((text) => `${localeOfPath(page.path)}: ${text}`);
  });
  expect(heads.filter((text, index) => heads.indexOf(text) !== index || /: (?:undefined)?$/.test(text))).toEqual([]);
});
