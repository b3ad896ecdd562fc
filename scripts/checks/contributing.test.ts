import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { locales } from '../../src/i18n/locales';
import { routes } from '../../src/paths';
import { filesBelow } from '../files/filesBelow';

const read = (file: string) => readFileSync(file, 'utf8');

const guides = ['', 'locales/', 'docs/', 'packages/'].flatMap((folder) =>
  (folder === '' ? readdirSync('.') : filesBelow(folder.slice(0, -1)))
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules/'))
    .map((name) => folder + name),
);

const names = new Set(
  ['src', 'scripts', 'packages', 'e2e', 'locales', 'docs'].flatMap(filesBelow).map((file) => basename(file)),
);

/** The names of the npm scripts of the project or of one of its packages. */
function scriptsOf(folder?: string): string[] {
  const file = folder === undefined ? 'package.json' : `packages/${folder}/package.json`;
  if (!existsSync(file)) return [];
  return Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {});
}

/** What README may give a figure of. */
const counted: Readonly<Record<string, number>> = {
  pages: routes.length,
  languages: locales.length,
  'case studies': caseStudySlugs.length,
  services: serviceSlugs.length,
};

/** A file by its path, or by its name alone where the text says which folder is meant. */
const isThere = (path: string) => existsSync(path) || names.has(path);

/** What a guide names that is not there or not true: files, commands, figures, and lines where tests begin. */
function untrueIn(guide: string): string[] {
  // The formatter breaks lines anywhere between two words.
  const text = read(guide).replaceAll(/\s+/g, ' ');
  const paths = text.matchAll(
    /`((?:src|scripts|packages|e2e|locales|public|docs)\/[\w./-]*(?= › |`)|[\w-]+\.(?:md|json|mjs|ts)(?=`))/g,
  );
  const own = /^packages\/([\w-]+)\//.exec(guide)?.[1];
  const commands = text.matchAll(/npm run (?:-w packages\/([\w-]+) )?(?:--[\w-]+ )*(\w[\w:-]*)/g);
  const counts = text.matchAll(/\b(\d+) (pages|languages|case studies|services)\b/g);
  // Playwright takes a line only where a test begins.
  const lines = text.matchAll(/(e2e\/[\w/.-]+):(\d+)/g);
  const links = text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g);
  const begins = (file: string, line: number) => read(file).split('\n')[line - 1]?.startsWith('test(') === true;
  const untrue = [
    ...[...paths].filter(([, path = '']) => own === undefined && !isThere(path)),
    ...[...commands].filter(([, folder, name = '']) => ![folder, own].some((one) => scriptsOf(one).includes(name))),
    ...[...counts].filter(([, count, what = '']) => guide === 'README.md' && counted[what] !== Number(count)),
    ...[...links].filter(([, target = '']) => !existsSync(join(dirname(guide), target))),
    ...[...lines].filter(([, file = '', line]) => !begins(file, Number(line))),
  ];
  return untrue.map(([claim]) => `${guide}: ${claim}`);
}

test('every guide names only files, commands and figures that are true', () => {
  expect(guides.length).toBeGreaterThan(10);
  expect(guides.flatMap(untrueIn)).toEqual([]);
});

test('docs/scripts.md has every npm script once, in five groups', () => {
  const guide = read('docs/scripts.md');
  const lines = [...guide.matchAll(/^- (.+?): /gm)];
  const listed = lines.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(new Set(listed)).toEqual(new Set(scriptsOf()));
  expect(listed).toHaveLength(scriptsOf().length);
  expect(guide.match(/^## /gm)).toHaveLength(5);
});

test('each requirement names tests that prove it, and they are there', () => {
  const rows = [
    ...read('docs/requirements.md')
      .replaceAll('\n  ', ' ')
      .matchAll(/^- \*\*(\d+\.\d+)\*\* .* → (.+)$/gm),
  ];
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.flatMap(([, number = '', proofs = '']) => {
    const named = [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (named.length === 0) return [`${number}: names no test`];
    return named
      .filter((file) => !isThere(file) && !existsSync(`e2e/${file}`))
      .map((file) => `${number}: there is no ${file}`);
  });
  expect(missing).toEqual([]);
});

test('nothing warns: each rule of the linter is an error or off', () => {
  const config = read('.oxlint.config.mjs');
  expect(config).toContain('denyWarnings: true');
  expect(config.match(/'error'/g)?.length).toBeGreaterThan(20);
  expect(config).not.toMatch(/['"]warn/);
});
