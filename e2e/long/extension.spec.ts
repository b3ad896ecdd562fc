import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { notFoundRoute, routes } from '../../src/routes';
import { type HtmlPage, type PageElement, readSite } from '../../scripts/checks/site';
import { addCaseStudy, addQuestion, addService } from './additions';
import { type ProjectCopy, test } from '../../scripts/files/testing/projectCopy';

const build = 'scripts/build.ts';

function addPerson(copy: ProjectCopy) {
  const person = "  { id: 'nora-lind', name: 'Nora Lind', contribution: ['agency', 'meteor'] },\n";
  copy.insert('src/content/team.ts', '] as const satisfies readonly Person[];', person);
  // A photo of her, in all sizes.
  for (const size of ['96.avif', '96.webp', '192.avif', '192.webp', '384.avif', '384.webp']) {
    copyFileSync(
      join(copy.folder, `public/images/portraits/saga-holm-${size}`),
      join(copy.folder, `public/images/portraits/nora-lind-${size}`),
    );
  }
  copy.words('team', (words) => ({
    ...words,
    'team.nora-lind.position': { defaultMessage: 'Engineer', description: 'Position. At most 15 characters.' },
  }));
}

/** A page that is a copy of the education page: its definition, its component, its catalog, and its name in the footer. */
function addPage(copy: ProjectCopy) {
  copy.insert(
    'src/routes.ts',
    '  caseStudy: { load:',
    `  press: {
    path: '/press',
    load: () => import(/* webpackChunkName: "press" */ './pages/PressPage'),
    footer: { column: 'company', title: 'common.footer.press' },
  },
`,
  );
  copy.insert(
    'src/routes.ts',
    "    notFound: typeof import('../locales/en/not-found.json');",
    "    press: typeof import('../locales/en/press.json');\n",
  );
  copy.write(
    'src/pages/PressPage.tsx',
    `import { PageHero } from '../sections/PageHero';

export default function PressPage() {
  return <PageHero title="press.hero.title" lead="press.hero.lead" />;
}
`,
  );
  const message = (defaultMessage: string) => ({ defaultMessage, description: 'Press page. At most 165 characters.' });
  copy.write('locales/en/press.json', '{}');
  copy.words('press', () => ({
    'press.hero.title': message('Press'),
    'press.hero.lead': message('What journalists ask for.'),
    'press.meta.title': message('Pictures and facts for the press'),
    'press.meta.description': message(
      'Pictures, facts and people to talk to for journalists who write about us, with all that they may print without asking.',
    ),
  }));
  copy.words('common', (words) => ({ ...words, 'common.footer.press': message('Press') }));
}

const isWithin = (element: PageElement | null, tag: string): boolean =>
  element !== null && (element.tag === tag || isWithin(element.parent, tag));

/** Where a page links to an address: the landmarks around the links. */
function linksTo(page: HtmlPage | undefined, href: string): string[] {
  const links = page?.elements.filter(({ tag, attributes }) => tag === 'a' && attributes['href'] === href) ?? [];
  return ['header', 'main', 'footer'].filter((tag) => links.some((link) => isWithin(link, tag)));
}

test('a case study, a service, a question, a person and a page are records and words', async ({ copy }) => {
  test.setTimeout(600_000);
  await addCaseStudy(copy);
  for (const add of [addService, addQuestion, addPerson, addPage]) add(copy);
  expect(await copy.run('node_modules/typescript/bin/tsc')).toEqual({ code: 0, output: '' });
  const built = await copy.run(build);
  const pages = locales.length * (routes.length + 1 + 3);
  expect(built).toEqual({ code: 0, output: expect.stringMatching(new RegExp(`^Built ${pages} pages`)) });

  const site = readSite(join(copy.folder, 'dist'));
  const at = (path: string) => site.pages.find((page) => page.path === path);
  const text = (path: string) =>
    at(path)
      ?.elements.find(({ tag }) => tag === 'main')
      ?.text();
  expect(site.pages).toHaveLength(pages);
  for (const path of ['/case-studies/north-star', '/services/data-engineering']) {
    expect(at(path)?.elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1);
  }
  expect(linksTo(at('/case-studies'), '/case-studies/north-star')).toEqual(['main']);
  // The last study's next one is the new one, and the new one's next the first.
  expect(linksTo(at('/case-studies/zcloud'), '/case-studies/north-star')).toEqual(['main']);
  expect(linksTo(at('/case-studies/north-star'), '/case-studies/sostena')).toEqual(['main']);
  expect(linksTo(at('/services/ai'), '/services/data-engineering')).toEqual(['header', 'main', 'footer']);
  expect(linksTo(at(notFoundRoute.path), '/services/data-engineering')).toEqual([]);
  expect(linksTo(at('/about-us'), '/press')).toEqual(['footer']);
  expect(at('/press')?.elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1);
  for (const path of ['/', '/services/meteor']) expect(text(path)).toContain('Nora Lind');
  expect(text('/')).toContain('Do you sign?');
});

test('a build tells at once everything that it would leave broken', async ({ copy }) => {
  test.setTimeout(600_000);
  const footer = 'src/layout/FooterEnd.tsx';
  copy.write(footer, copy.read(footer).replace('to="/terms-and-conditions"', 'to="/terms"'));
  copy.write('public/images/left-over.svg', '<svg/>');
  copy.words('home', (words) => ({
    ...words,
    'home.zebra': { defaultMessage: 'Stripes', description: 'Nowhere. At most 10 characters.' },
  }));
  const { code, output } = await copy.run(build);
  expect(code).toBe(1);
  for (const problem of [
    'index.html: <a href="/terms">: there is no such page or file',
    '404.html: <a href="/terms">: there is no such page or file',
    'public/images/left-over.svg: no page shows it and no record names it',
  ]) {
    expect(output).toContain(`${problem}\n`);
  }
  expect(output).toMatch(/^locales\/en\/home\.json:\d+: home\.zebra: is shown nowhere/m);
  expect(output).toMatch(new RegExp(`Problems: ${locales.length * (routes.length + 1) + 2}\n$`));
});
