import { UsageError } from '@nine-blocks/built-site/options';
import type { BuiltSite } from '@nine-blocks/built-site/readSite';
import { expect, test } from '@playwright/test';
import { parseOptions } from './options';
import { modesAt } from './photograph';
import { reportOf } from './report';
import { sheetOf } from './sheet';
import { loadingsOf, subjectsOf } from './subjects';

const routes = [
  ['home', '/'],
  ['referral', '/referral'],
  ['aboutUs', '/about-us'],
  ['notFound', '/404'],
] as const;

const site: BuiltSite = {
  languages: [
    { tag: 'en', name: 'English', direction: 'ltr', prefix: '' },
    { tag: 'pt-BR', name: 'Português', direction: 'ltr', prefix: '/pt-br' },
  ],
  pages: ['', '/pt-br'].flatMap((prefix) =>
    routes.map(([id, path]) => ({
      id,
      kind: id,
      path,
      locale: prefix === '' ? 'en' : 'pt-BR',
      href: path === '/' && prefix !== '' ? prefix : prefix + path,
      file: 'index.html',
    })),
  ),
};

const reach = async () => {};
const states = [
  { id: 'menu-open', title: 'Menu open', path: '/about-us', shows: 'screen', to: 959, reach },
  { id: 'services-open', title: 'Services open', path: '/about-us', shows: 'screen', from: 960, reach },
  { id: 'referral-errors', title: 'Errors', path: '/referral', shows: 'page', expectedErrors: /failed/, reach },
  { id: 'contact-idle', title: 'Contact dialog', path: '/', shows: 'screen', reach },
] as const;

const all = parseOptions([], site);

test('without options every page, the not-found page too, is taken at every width in every mode', () => {
  const subjects = subjectsOf(site, states, all);
  expect(all.widths).toEqual([390, 768, 1440, 1920]);
  expect(all.modes).toEqual(['light', 'dark', 'print', 'forced']);
  const pages = subjects.filter(({ state }) => state === undefined);
  expect(pages.map(({ href }) => href)).toEqual(site.pages.map(({ href }) => href));
  expect(pages.map(({ id }) => id)).toContain('pt-br.aboutUs');
  expect(pages.find(({ href }) => href === '/404')?.expectedErrors?.test('the status of 404')).toBe(true);
  expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
  const loadings = loadingsOf(pages, all.widths);
  expect(loadings).toHaveLength(pages.length * 4);
  expect(loadings[0]?.width).toBe(1920);
});

test('a window that is narrower than paper shows nothing that is printed', () => {
  expect(modesAt(390, all.modes)).toEqual(['light', 'dark', 'forced']);
  expect(modesAt(768, all.modes)).toEqual(all.modes);
});

test('options narrow it down, in the order of the sheet', () => {
  const args = ['--route', '/referral', '--route', '/', '--width', '1920', '--width', '390', '--mode', 'print'];
  const options = parseOptions([...args, '--locale', 'en'], site);
  expect(options).toMatchObject({ paths: ['/', '/referral'], widths: [390, 1920], modes: ['print'] });
  // A dialog is not printed; a form's answer is.
  expect(subjectsOf(site, states, options).map(({ id }) => id)).toEqual(['home', 'referral', 'state.referral-errors']);
});

test('a state is taken only in the source language and at the widths that it has', () => {
  const loadings = loadingsOf(subjectsOf(site, states, all), all.widths);
  const widthsOf = (id: string) => loadings.filter(({ subject }) => subject.id === id).map(({ width }) => width);
  expect(widthsOf('state.services-open')).toEqual([1920, 1440]);
  expect(widthsOf('state.menu-open')).toEqual([768, 390]);
  const translated = subjectsOf(site, states, parseOptions(['--locale', 'pt-BR'], site));
  expect(translated.filter(({ state }) => state !== undefined)).toEqual([]);
});

for (const [args, message] of [
  [['--route', '/nowhere'], '--route /nowhere'],
  [['--width', '400'], '--width 400: there is only 390, 768, 1440, 1920'],
  [['--mode', 'sepia'], '--mode sepia: there is only light, dark, print, forced'],
  [['--locale', 'xx'], '--locale xx: there is only en'],
  [['--wide'], "'--wide'"],
] as const) {
  test(`${args.join(' ')} is refused with a reason`, () => {
    expect(() => parseOptions(args, site)).toThrow(UsageError);
    expect(() => parseOptions(args, site)).toThrow(message);
  });
}

test('a finding is told once with all its views, and stands in the sheet', () => {
  const subjects = subjectsOf(site, states, all);
  const [subject] = subjects;
  if (subject === undefined) throw new Error('There is no page');
  const shots = ([390, 768] as const).map((width) => ({
    subject,
    width,
    mode: 'light' as const,
    file: `pictures/home-${width}-light.jpg`,
    thumbnail: `thumbnails/home-${width}-light.jpg`,
    thumbnailWidth: 145,
    height: 9000,
    findings: ['p “a < b” is cut off'],
  }));
  expect(reportOf(shots)).toEqual(['/: p “a < b” is cut off (390 light, 768 light)']);
  const sheet = sheetOf(subjects, shots, { options: all, pdfs: new Set([subject]) });
  expect(sheet).toContain('2 pictures, 2 findings');
  expect(sheet).toContain('href="pictures/home-768-light.jpg"');
  expect(sheet).toContain('<li>p “a &lt; b” is cut off</li>');
  expect(sheet).toContain('href="pdf/home.pdf"');
  expect(sheet).not.toContain('href="#aboutUs"');
});
