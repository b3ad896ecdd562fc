import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { filesBelow } from '../../scripts/files/filesBelow';
import { type ProjectCopy, wholeCopy as test } from '../../scripts/files/testing/projectCopy';
import { readSite } from '../../scripts/checks/site';
import { answers, imprint } from './blueHarbor';
import { leftIn, oldSigns } from './leftIn';
import { addContent, changeFigures, changePeople, fillImprint, must, removeContent, writeLegalTexts } from './steps';

/** The browser tests that the site of every owner must pass: pages, menus, forms, languages, filters. */
const pages =
  'caseStudies|caseStudy|compare|documents|education|home|homeScreen|nextStudy|services|shortlist|textPages';
const core = [
  `e2e/pages/(${pages})\\.spec`,
  'e2e/(forms|navigation|languages)/',
  'e2e/resilience/(hydration|noScript|policy)\\.spec',
];

function commit(copy: ProjectCopy): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.example', ...args], {
      cwd: copy.folder,
      stdio: 'ignore',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it came');
}

test('the site of another company: green, and without a leftover of the old one', async ({ copy }) => {
  commit(copy);
  const signs = oldSigns();
  await test.step('name, addresses, colors, languages', () => must(copy, 'own', ...answers));
  await test.step('figures', () => changeFigures(copy));
  await test.step('people', () => changePeople(copy));
  await test.step('studies and a service that go', async () => {
    removeContent(copy);
    await must(copy, 'content:prune', '--write');
  });
  await test.step('a study and a question that come', () => addContent(copy));
  await test.step('legal texts', () => {
    writeLegalTexts(copy);
    fillImprint(copy);
  });
  await test.step('format, ledgers', async () => {
    for (const script of ['format', 'locales:record']) await must(copy, script);
  });
  await test.step('check', () => must(copy, 'check'));
  await test.step('build', () => must(copy, 'build'));
  await test.step('the imprint has its page in every language, and its links', () => {
    const site = readSite(join(copy.folder, 'dist'));
    for (const prefix of ['', '/pt-br', '/es']) {
      const page = site.pages.find(({ path }) => path === `${prefix}/imprint`);
      const text = page?.elements.find(({ tag }) => tag === 'main')?.text() ?? '';
      for (const line of [...imprint.provider, imprint.register.number, imprint.vatId]) expect(text).toContain(line);
      const home = site.pages.find(({ path }) => path === (prefix === '' ? '/' : prefix));
      expect(home?.elements.some(({ attributes }) => attributes['href'] === `${prefix}/imprint`)).toBe(true);
      expect(site.read('sitemap.xml')).toContain(`${prefix}/imprint</loc>`);
    }
  });
  await test.step('unit tests', () => must(copy, 'test:only', '--project', 'unit', '--reporter', 'line'));
  await test.step('the browser suite’s core', () =>
    must(copy, 'test:only', ...core, '--project', 'desktop', '--reporter', 'line'));
  await test.step('what is published', async () => {
    // The report names the company, and follows from what the tests have done.
    for (const script of ['conformance', 'build']) await must(copy, script);
  });
  await test.step('not one old name, address or color', () => {
    const dist = join(copy.folder, 'dist');
    const left = filesBelow(dist).flatMap((name) => leftIn(name, readFileSync(join(dist, name)), signs));
    expect(left).toEqual([]);
  });
});
