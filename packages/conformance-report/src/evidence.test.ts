import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { JSONReport } from '@playwright/test/reporter';
import { readRuns, runOf } from './evidence';
import { readSite } from './site';

const tested = (projectName: string, status: string, annotations: unknown[] = []) => ({
  projectName,
  status,
  annotations,
  results: [{}],
});

const report = {
  config: {
    rootDir: '/elsewhere/site/e2e',
    metadata: { gitCommit: { hash: 'abc' }, engine: 'firefox', system: 'Linux', hasChanges: false },
  },
  stats: { startTime: '2026-01-01T00:00:00.000Z' },
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [
        { title: 'opens', file: 'menu.spec.ts', tests: [tested('desktop', 'skipped'), tested('phone', 'expected')] },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'closes',
              file: 'menu.spec.ts',
              tests: [
                tested('phone', 'unexpected', [{ type: 'engine', description: 'firefox 153.0' }]),
                { ...tested('desktop', 'skipped'), results: [] },
              ],
            },
          ],
        },
      ],
    },
    { title: '', specs: [{ title: 'adds', file: '../src/sum.test.ts', tests: [tested('unit', 'unexpected')] }] },
  ],
} as unknown as JSONReport;

test('a run is read from the report of Playwright’s JSON reporter', () => {
  const firefox = { engine: 'firefox', version: '', file: 'e2e/navigation/menu.spec.ts' };
  expect(runOf(report)).toEqual({
    commit: 'abc',
    changed: false,
    started: '2026-01-01T00:00:00.000Z',
    system: 'Linux',
    results: [
      { ...firefox, project: 'desktop', title: 'opens', outcome: 'skipped' },
      { ...firefox, project: 'phone', title: 'opens', outcome: 'passed' },
      { ...firefox, version: '153.0', project: 'phone', title: 'on a phone › closes', outcome: 'failed' },
      { engine: 'node', version: '', project: 'unit', file: 'src/sum.test.ts', title: 'adds', outcome: 'failed' },
    ],
  });
});

test('runs come oldest first, and those without a test are left out', () => {
  const folder = test.info().outputPath('runs');
  expect(readRuns(folder)).toEqual([]);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, changes: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify({ ...report, ...changes }));
  write('a.json', { stats: { startTime: '2026-02-02' } });
  write('b.json', { stats: { startTime: '2026-01-01' } });
  write('c.json', { suites: [] });
  expect(readRuns(folder).map(({ started }) => started)).toEqual(['2026-01-01', '2026-02-02']);
});

test('the site is known by what it tells search engines', () => {
  const folder = test.info().outputPath('site');
  mkdirSync(folder, { recursive: true });
  const graph = [{ '@type': 'Organization', name: 'A company', email: 'a@example.com' }];
  const data = JSON.stringify({ '@graph': graph });
  const links = (page: string) =>
    ['en', 'ar', 'x-default']
      .map((tag) => `<link hreflang="${tag}" href="/${tag === 'ar' ? 'ar/' : ''}${page}"/>`)
      .join('');
  const sitemap = ['a', 'b'].map((page) => links(page) + links(page)).join('');
  writeFileSync(path.join(folder, 'index.html'), `<script type="application/ld+json">${data}</script>`);
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemap);
  expect(readSite(folder)).toEqual({ company: 'A company', contact: 'a@example.com', languages: 2, pages: 2 });
  writeFileSync(path.join(folder, 'index.html'), '<p>No data</p>');
  expect(() => readSite(folder)).toThrow('The home page’s structured data has no name.');
});
