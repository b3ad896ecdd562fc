import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { loadVisitor } from './loadVisitor';
import { chosen, countOf, readArguments, UsageError } from './options';
import { pathsOf, readSite, sourceTag } from './readSite';
import { serveSite } from './serveSite';

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('options choose out of a list, in its order, and refuse what is not in it', () => {
  expect(chosen('width', undefined, [390, 768])).toEqual([390, 768]);
  expect(chosen('width', ['768', '390'], [390, 768])).toEqual([390, 768]);
  expect(() => chosen('width', ['400'], [390, 768])).toThrow('--width 400: there is only 390, 768');
  expect(countOf('runs', '3')).toBe(3);
  for (const text of ['0', '', '1.5', 'x']) expect(() => countOf('runs', text)).toThrow(UsageError);
  expect(() => readArguments({ args: ['--wide'], options: {} })).toThrow(UsageError);
});

test('the list of pages is what the build wrote; without a build the reader says what to do', ({ folder }) => {
  const file = join(folder, 'site.json');
  expect(() => readSite(file)).toThrow('npm run build');
  const page = { id: 'home', kind: 'home', path: '/', locale: 'en', href: '/', file: 'index.html' };
  const pages = [page, { ...page, locale: 'es', href: '/es', file: 'es/index.html' }];
  const languages = [{ tag: 'en', name: 'English', direction: 'ltr', prefix: '' }];
  writeFileSync(file, JSON.stringify({ pages, languages }));
  const site = readSite(file);
  expect([pathsOf(site), sourceTag(site)]).toEqual([['/'], 'en']);
});

test('a visitor is imported, and one that lacks something is refused by name', async ({ folder }) => {
  const file = join(folder, 'visitor.mjs');
  writeFileSync(file, 'export const openStates = []; export async function settle() {}');
  type Visitor = { openStates: readonly string[]; settle: () => Promise<void>; inspect: () => void };
  expect((await loadVisitor<Visitor>(file, ['openStates', 'settle'])).openStates).toEqual([]);
  await expect(loadVisitor<Visitor>(file, ['openStates', 'inspect'])).rejects.toThrow('does not export inspect');
  await expect(loadVisitor<Visitor>(undefined, ['settle'])).rejects.toThrow('--visitor is missing');
});

test('a site is served by the project’s own program until it is told to stop', async ({ folder }) => {
  writeFileSync(
    join(folder, 'serve.mjs'),
    `import { createServer } from 'node:http';
    const server = createServer((req, res) => res.end(process.argv.slice(2).join(' '))).listen(Number(process.env.PORT), '127.0.0.1', () => {
      console.log('Site: http://localhost:' + server.address().port);
    });`,
  );
  const project = (serve: string) =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { serve } }));
  project('node serve.mjs');
  const site = await serveSite({ folder, root: folder });
  expect(await (await fetch(site.origin)).text()).toBe(`--root ${folder}`);
  await site.stop();
  await expect(fetch(site.origin)).rejects.toThrow('fetch failed');

  project('echo "There is no built site" && exit 1');
  await expect(serveSite({ folder })).rejects.toThrow('There is no built site');
});
