import { expect, test } from '@playwright/test';
import { allPages } from '../../../src/routeList';
import { hrefOf } from '../../../src/routes';
import { parseOptions } from './options';
import { reportOf } from './report';
import { sheetOf } from './sheet';
import { sittingsOf, subjectsOf } from './subjects';
import { StartError } from '../../../scripts/server/listen';

const all = parseOptions([]);

test('without options every page, the not-found page too, is taken at every width in every mode', () => {
  const subjects = subjectsOf(all);
  expect(all.widths).toEqual([390, 768, 1440, 1920]);
  expect(all.modes).toEqual(['light', 'dark', 'print', 'forced']);
  const pages = subjects.filter(({ state }) => state === undefined);
  expect(pages.map(({ href }) => href)).toEqual(allPages().map(({ route, locale }) => hrefOf(route.path, locale)));
  expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
  const sittings = sittingsOf(pages, all.widths);
  expect(sittings).toHaveLength(pages.length * 4);
  expect(sittings[0]?.width).toBe(1920);
});

test('options narrow it down, in the order of the sheet', () => {
  const args = ['--route', '/referral', '--route', '/', '--width', '1920', '--width', '390', '--mode', 'print'];
  const options = parseOptions(args);
  expect(options).toMatchObject({ paths: ['/', '/referral'], widths: [390, 1920], modes: ['print'] });
  const ids = subjectsOf(options).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['home', 'referral']);
  // A dialog is not printed; a form's answer is.
  expect(ids).toContain('state.referral-errors');
  expect(ids).not.toContain('state.contact-idle');
});

test('a state is taken only at the widths that it has', () => {
  const sittings = sittingsOf(subjectsOf(all), all.widths);
  const widthsOf = (id: string) => sittings.filter(({ subject }) => subject.id === id).map(({ width }) => width);
  expect(widthsOf('state.services-open')).toEqual([1920, 1440]);
  expect(widthsOf('state.menu-open')).toEqual([768, 390]);
});

for (const [args, message] of [
  [['--route', '/nowhere'], '--route /nowhere'],
  [['--width', '400'], '--width 400: there is only 390, 768, 1440, 1920'],
  [['--mode', 'sepia'], '--mode sepia: there is only light, dark, print, forced'],
  [['--locale', 'xx'], '--locale xx: there is only en'],
  [['--wide'], "'--wide'"],
] as const) {
  test(`${args.join(' ')} is refused with a reason`, () => {
    expect(() => parseOptions(args)).toThrow(StartError);
    expect(() => parseOptions(args)).toThrow(message);
  });
}

test('a finding is told once with all its views, and stands in the sheet', () => {
  const subjects = subjectsOf(all);
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
