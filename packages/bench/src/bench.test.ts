import { UsageError } from '@nine-blocks/built-site/options';
import { expect, test } from '@playwright/test';
import { isMet, median, missesOf, ratio } from './figures';
import { catalogLike } from './growth/addStudies';
import { readBuildTimes } from './growth/buildRun';
import { pagesToMeasure, parseBenchOptions, partNames } from './options';
import { controlPage } from './pages/control';
import { type Reading, readingOf } from './pages/lighthouse';
import { bytesTable, speedTable } from './pages/pageTables';
import { pageFigures } from './pages/pageTargets';
import { tableOf } from './table';

test('medians and ratios', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(() => median([])).toThrow('no median');
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(0, 0)).toBe(1);
  expect(ratio(3, 0)).toBe(Infinity);
});

test('a figure at its limit is reached, one beyond it or without a number is told', () => {
  const at = (value: number) => ({ title: 'TBT', value, unit: ' ms', most: 30 });
  expect([30, 30.1, Number.NaN].map((value) => isMet(at(value)))).toEqual([true, false, false]);
  expect(missesOf([at(30), at(31.25)])).toEqual(['TBT: 31.25 ms instead of at most 30 ms']);
  expect(missesOf([{ title: 'seo', value: 0.92, least: 1 }])).toEqual(['seo: 0.92 instead of at least 1']);
});

test('a table has columns', () => {
  expect(tableOf(['page', 'ms'], [['/', '1200'], ['/about-us']])).toBe(
    ['page         ms', '---------  ----', '/          1200', '/about-us'].join('\n'),
  );
});

test('a page is as good as its targets, which are stricter for four kinds', () => {
  const good = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 };
  const control: Reading = {
    fcp: 600,
    lcp: 900,
    tbt: 0,
    cls: 0,
    longTasks: 0,
    mainThread: 200,
    html: 4e3,
    script: 0,
    font: 0,
    image: 0,
    other: 0,
    total: 3e4,
  };
  const site: Reading = { ...control, ...good, fcp: 690, lcp: 1090, tbt: 31, cls: 0.001, script: 1e5, total: 12e4 };
  expect(missesOf(pageFigures({ href: '/', kind: 'home', site, control }))).toEqual([
    "/ LCP to the control's: 1.211 × instead of at most 1.2 ×",
    '/ TBT: 31 ms instead of at most 30 ms',
    '/ CLS: 0.001 instead of at most 0',
  ]);
  const other = { href: '/about-us', kind: 'aboutUs', site: { ...site, performance: 0.99 }, control };
  expect(missesOf(pageFigures(other))).toEqual([]);
  expect(missesOf(pageFigures({ ...other, href: '/', kind: 'home' }))[0]).toBe(
    '/ performance: 0.99 instead of at least 1',
  );
  expect(speedTable([other])).toContain(
    '0.99 1.00 1.00 1.00  690      600   1.15  1090      900   1.21   31        0  0.001     pass',
  );
  expect(bytesTable([other])).toMatch(/^\/about-us +4\.0 +100\.0 .* 120\.0 +30\.0 +4\.00$/m);
});

test('a control page has the words, links and first picture of a page, and nothing else', () => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>Us &amp; you</title>
    <link rel="preload" href="/assets/f.woff2" as="font" crossorigin><style>h1{color:red}</style><script>run()</script></head>
    <body><div id="root"><header class="css-1"><nav><ul role="list"><li><a class="css-2" href="/about-us">About<svg><title>arrow</title></svg></a></li></ul></nav></header>
    <main style="--a:1"><h1><span>Words</span> &lt; deeds</h1><img src="/late.webp" loading="lazy" alt=""><img src="/early.svg" srcset="/early.svg 1x" width="6" height="4" alt="A picture" loading="eager">
    <p aria-hidden="true">Twice</p></main></div><script src="/assets/start.js" defer></script></body></html>`;
  const control = controlPage(page);
  expect(control).toContain('<title>Us &amp; you</title>');
  expect(control).toContain('<link rel="preload" href="/assets/f.woff2" as="font"');
  expect(control).toContain('<li><a href="/about-us">About</a>\n</li>');
  expect(control).toContain('<h1>Words &lt; deeds</h1>');
  expect(control).toContain(
    '<img src="/early.svg" srcset="/early.svg 1x" width="6" height="4" alt="A picture" loading="eager">',
  );
  expect(control).not.toMatch(/script|svg>|late|Twice|css-|color:red|--a|<div|<span/);
  expect(() => controlPage('<title>No font</title>')).toThrow('preloads no font');
});

test('figures are read from what Lighthouse says; what it cannot say is no number', () => {
  const items = [
    { resourceType: 'Document', transferSize: 5000 },
    { resourceType: 'Script', transferSize: 3000 },
    { resourceType: 'Fetch', transferSize: 200 },
  ];
  const result = {
    categories: { performance: { score: 0.98 }, seo: { score: null } },
    audits: {
      'first-contentful-paint': { numericValue: 700 },
      'long-tasks': { details: { items: [{ duration: 60 }, { duration: 70 }] } },
      'network-requests': { details: { items } },
    },
  };
  const reading = readingOf(result, ['performance', 'seo']);
  expect(reading).toMatchObject({ performance: 0.98, fcp: 700, longTasks: 130, html: 5000, other: 200, total: 8200 });
  expect([reading.lcp, reading.seo]).toEqual([Number.NaN, Number.NaN]);
});

test('the line of a build is read as it is written', () => {
  const line = 'Built 128 pages in 1.5 s (compile 1.2, prerender 0.3)';
  expect(readBuildTimes(`a word before\n${line}\n`)).toEqual({
    pages: 128,
    total: 1.5,
    phases: { compile: 1.2, prerender: 0.3 },
  });
  expect(() => readBuildTimes('index.html: no <h1>\nProblems: 1')).toThrow('no <h1>');
});

test('a study that is made up has keys, titles and room of its own', () => {
  const message = (defaultMessage: string) => ({ defaultMessage, description: 'Somewhere. At most 25 characters.' });
  const catalog = JSON.stringify({
    'caseStudy.a-b.meta.title': message('It works.'),
    'caseStudy.a-b.text.1': message('So.'),
  });
  expect(JSON.parse(catalogLike(catalog, 'a-b', 'c'))).toEqual({
    'caseStudy.a-b-c.meta.title': { defaultMessage: 'It works C.', description: 'Somewhere. At most 27 characters.' },
    'caseStudy.a-b-c.text.1': message('So.'),
  });
});

const page = (kind: string, path: string, locale = 'en') => ({
  id: kind,
  kind,
  path,
  locale,
  href: locale === 'en' ? path : `/${locale}${path}`,
  file: '',
});
const site = {
  languages: [
    { tag: 'en', name: 'English', direction: 'ltr' as const, prefix: '' },
    { tag: 'es', name: 'Español', direction: 'ltr' as const, prefix: '/es' },
  ],
  pages: [
    page('home', '/'),
    page('referral', '/referral'),
    page('caseStudy', '/case-studies/a'),
    page('caseStudy', '/case-studies/b'),
    page('notFound', '/404'),
    page('home', '/', 'es'),
  ],
};

test('options choose parts, pages and how often; what is none is refused with a reason', () => {
  const usual = parseBenchOptions([]);
  expect(usual).toMatchObject({ parts: partNames, variants: [], runs: 5, samples: 20, busy: 0.1, isStrict: false });
  const hrefsFor = (...args: string[]) => pagesToMeasure(site, parseBenchOptions(args)).map(({ href }) => href);
  expect(hrefsFor()).toEqual(['/', '/referral', '/case-studies/a']);
  expect(hrefsFor('--all')).toEqual(['/', '/referral', '/case-studies/a', '/case-studies/b']);
  expect(hrefsFor('--locale', 'es')).toEqual(['/es/']);
  expect(hrefsFor('--locale', 'all', '--route', '/')).toEqual(['/', '/es/']);
  expect(hrefsFor('--route', '/case-studies/b', '--route', '/')).toEqual(['/', '/case-studies/b']);
  const chosen = parseBenchOptions(['growth', 'pages', '--runs', '1', '--strict']);
  expect(chosen).toMatchObject({ parts: ['pages', 'growth'], runs: 1, isStrict: true });
  for (const args of [['speed'], ['--runs', '0'], ['--samples', 'x'], ['--busy', '-1'], ['--fast'], ['ab']]) {
    expect(() => parseBenchOptions(args), args.join(' ')).toThrow(UsageError);
  }
  expect(() => hrefsFor('--route', '/nowhere')).toThrow(UsageError);
  expect(() => hrefsFor('--locale', 'fr')).toThrow(UsageError);
});

test('what is compared comes after `ab`; one alone is compared with the last commit', () => {
  expect(parseBenchOptions(['ab', 'HEAD~1', 'a.patch', '--busy', '0'])).toMatchObject({
    parts: [],
    variants: ['HEAD~1', 'a.patch'],
    busy: 0,
  });
  expect(parseBenchOptions(['ab', '.']).variants).toEqual(['HEAD', '.']);
});
