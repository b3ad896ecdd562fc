import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { filesBelow } from '../../scripts/files/filesBelow';
import { type ProjectCopy, wholeCopy as test } from '../../scripts/files/testing/projectCopy';
import { readSite } from '../../scripts/checks/site';
import blueHarbor from './blueHarbor.json' with { type: 'json' };
import { leftIn, oldSigns } from './leftIn';
import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { addContent, changeFigures, changePeople, languages, must, removeContent, writeLegalTexts } from './steps';

/** The browser tests that the site of every owner must pass: pages, menus, forms, languages, filters. */
const pages = 'caseStudies|caseStudy|compare|documents|home|nextStudy|services|shortlist|textPages';
const core = [
  `e2e/pages/(${pages})\\.spec`,
  'e2e/(forms|navigation|languages)/',
  'e2e/resilience/(hydration|noScript|policy)\\.spec',
];

/** The answers of another company's owner: nothing of Nine Blocks is left. */
const { answers, imprint } = blueHarbor;

/** Commits the copy before it is changed, since `npm run own` shows the difference. */
function commit({ folder }: ProjectCopy): void {
  const owner = ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.example'];
  for (const args of [['init'], ['add', '--all'], [...owner, 'commit', '--message', 'Before the first change']]) {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  }
}

/** docs/own-it.md, 2: another mark. */
function changeMark(copy: ProjectCopy): void {
  const waves = '<path fill="var(--palette-primary-main, #0b5d4b)" d="M4 16a20 20 0 0 1 40 0v24H4z"/>';
  copy.write('src/theme/mark.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${waves}</svg>\n`);
}
const unitTests = (copy: ProjectCopy) => must(copy, 'test:only', '--project', 'unit', '--reporter', 'line');
const coreTests = (copy: ProjectCopy) => must(copy, 'test:only', ...core, '--project', 'desktop', '--reporter', 'line');

test('the site of another company: green, and without a leftover of the old one', async ({ copy }) => {
  commit(copy);
  const dist = join(copy.folder, 'dist');
  const signs = oldSigns();
  await test.step('name, addresses, colors, languages', () =>
    must(copy, 'own', ...Object.entries(answers).flatMap(([name, text]) => [`--${name}`, text])));
  await test.step('mark', () => changeMark(copy));
  await test.step('figures', () => changeFigures(copy));
  await test.step('people', () => changePeople(copy));
  await test.step('studies and a service that go', () => removeContent(copy));
  await test.step('a study and a question that come', () => addContent(copy));
  await test.step('legal texts and imprint', () => writeLegalTexts(copy));
  await test.step('format, ledgers, check, build', async () => {
    await must(copy, 'format');
    await must(copy, 'locales', 'record');
    await must(copy, 'check');
    await must(copy, 'build');
  });
  await test.step('the imprint has its page in every language, and its links', () => {
    const site = readSite(dist);
    for (const prefix of languages.map((locale) => localeFacts[locale].prefix)) {
      const page = site.pages.find(({ path }) => path === `${prefix}/imprint`);
      const text = page?.elements.find(({ tag }) => tag === 'main')?.text() ?? '';
      for (const line of [...imprint.provider, imprint.register.number, imprint.vatId]) expect(text).toContain(line);
      const home = site.pages.find(({ path }) => path === (prefix === '' ? '/' : prefix));
      expect(home?.elements.some(({ attributes }) => attributes['href'] === `${prefix}/imprint`)).toBe(true);
      expect(site.read('sitemap.xml')).toContain(`${prefix}/imprint</loc>`);
    }
  });
  await test.step('unit tests', () => unitTests(copy));
  await test.step('the browser suite’s core', () => coreTests(copy));
  await test.step('not one old name, address or color', () => {
    const left = filesBelow(dist).flatMap((name) => leftIn(name, readFileSync(join(dist, name)), signs));
    expect(left).toEqual([]);
  });
});

const translations: readonly string[] = locales.filter((locale) => locale !== sourceLocale);

for (const removed of [...translations.map((tag) => [tag]), translations]) {
  test(`the site without ${removed.join(', ')}: green`, async ({ copy }) => {
    commit(copy);
    await test.step('languages, check', () => must(copy, 'own', ...removed.map((tag) => `--remove-language=${tag}`)));
    await test.step('build', () => must(copy, 'build'));
    await test.step('unit tests', () => unitTests(copy));
    // Where one language is left, every test of another one is skipped.
    if (removed.length === translations.length) await test.step('the browser suite’s core', () => coreTests(copy));
  });
}
