import { expect, test } from '@playwright/test';
import { alternateProblems } from './alternates';
import { htmlPage } from './site';

const siteUrl = 'https://site.example';

type Alternates = Readonly<Record<string, string>>;

const both: Alternates = { en: '/about', es: '/es/about', 'x-default': '/about' };

interface Facts {
  lang: string;
  canonical?: string | undefined;
  alternates?: Alternates;
  isHidden?: boolean;
  more?: string;
}

function pageOf(path: string, { lang, canonical = path, alternates = both, isHidden, more = '' }: Facts) {
  const links = Object.entries(alternates).map(
    ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${siteUrl}${href}">`,
  );
  const robots = isHidden === true ? '<meta name="robots" content="noindex">' : '';
  const link = canonical === '' ? '' : `<link rel="canonical" href="${siteUrl}${canonical}">`;
  return htmlPage(
    `${path.slice(1)}/index.html`,
    `<html lang="${lang}"><head>${robots}${link}${links.join('')}${more}</head></html>`,
  );
}

const english = pageOf('/about', { lang: 'en' });
const spanish = pageOf('/es/about', { lang: 'es' });
const hidden = { canonical: '', alternates: {}, isHidden: true };

const problemsOf = (...pages: readonly ReturnType<typeof pageOf>[]) => alternateProblems(pages, siteUrl, 'en');

test('pages that name each other, and pages that robots leave out, are in order', () => {
  expect(problemsOf(english, spanish)).toEqual([]);
  const alone = pageOf('/about', { lang: 'en', alternates: { en: '/about', 'x-default': '/about' } });
  expect(problemsOf(alone, pageOf('/es/about', { lang: 'es', ...hidden }))).toEqual([]);
});

const faults: Readonly<Record<string, [pages: ReturnType<typeof pageOf>[], problems: string[]]>> = {
  'a page that is not there': [[english], ['hreflang="es": https://site.example/es/about is no page']],
  'a page that is not published': [
    [english, pageOf('/es/about', { lang: 'es', ...hidden })],
    ['hreflang="es": https://site.example/es/about is not published'],
  ],
  'a page that does not name it back': [
    [
      english,
      pageOf('/es/about', {
        lang: 'es',
        alternates: { es: '/es/about', en: '/about', 'x-default': '/about', fr: '/fr' },
      }),
    ],
    ['hreflang="es": https://site.example/es/about does not name the same pages'],
  ],
  'a page in another language': [
    [english, pageOf('/es/about', { lang: 'pt' })],
    ['hreflang="es": https://site.example/es/about is in pt'],
  ],
  'not itself': [
    [pageOf('/about', { lang: 'en', alternates: { es: '/es/about' } })],
    ['hreflang="en" does not name the page itself', 'hreflang="x-default" is not the page of en'],
  ],
  'another default than the source': [
    [pageOf('/about', { lang: 'en', alternates: { ...both, 'x-default': '/es/about' } })],
    ['hreflang="x-default" is not the page of en'],
  ],
  'a language twice': [
    [pageOf('/about', { lang: 'en', more: `<link rel="alternate" hreflang="en" href="${siteUrl}/about">` })],
    ['hreflang="en": stands more than once'],
  ],
  'another canonical address': [
    [pageOf('/about', { lang: 'en', canonical: '/' })],
    ['its canonical address is https://site.example/ instead of https://site.example/about'],
  ],
  'addresses though robots leave it out': [
    [pageOf('/about', { lang: 'en', isHidden: true })],
    [
      'has a canonical address, yet robots are told to leave it out',
      'names other languages, yet robots are told to leave it out',
    ],
  ],
};

for (const [fault, [pages, problems]] of Object.entries(faults)) {
  test(`a page that names ${fault} is found`, () => {
    for (const problem of problems) expect(problemsOf(...pages)).toContain(`about/index.html: ${problem}`);
  });
}
