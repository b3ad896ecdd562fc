import { test as base } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { findBrowser } from './programs';
import { type Desktop, startDesktop } from './desktop';
import { type BrowserName, openBrowser } from './openBrowser';
import { startOrca } from './orca';
import { createReader, type Reader } from './reader';
import { writeFileSync } from 'node:fs';

export interface Visit {
  /** The full address that the visitor opens. */
  url: string;
  /** The tag of the language that the visitor prefers. */
  language: string;
  /** The width of the browser's window, in pixels. */
  width?: number;
}

interface Fixtures {
  /** Opens a browser at an address, once in each test. */
  visit: (visit: Visit) => Promise<Reader>;
}

/** The option of a project. */
export interface HeardIn {
  /** The browser in which pages are heard. */
  heardIn: BrowserName;
}

interface WorkerFixtures extends HeardIn {
  desktop: Desktop;
}

const wide = 1280;

function pathOf(name: BrowserName): string {
  const path = findBrowser(name);
  if (path === undefined) throw new Error(`There is no ${name} with a window on this machine`);
  return path;
}

/** The version that a program prints. */
const versionOf = (program: string) =>
  /\d+(?:\.\d+)+/.exec(
    execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )?.[0] ?? 'unknown';

/** Playwright's test with a screen reader. Each worker has a desktop. Each test has its own Orca and browser, without data of other tests. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  heardIn: ['firefox', { option: true, scope: 'worker' }],
  desktop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const desktop = await startDesktop();
      try {
        await use(desktop);
      } finally {
        await desktop.end();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ heardIn, desktop }, use, testInfo) => {
    // The reports name the versions of browser and screen reader.
    testInfo.annotations.push(
      { type: 'engine', description: `${heardIn} ${versionOf(pathOf(heardIn))}` },
      { type: 'screen reader', description: `Orca ${versionOf('orca')}` },
    );
    // Each test starts a new Orca, because an Orca remembers the browser before.
    const orca = await startOrca(desktop);
    let end = async () => {};
    let reader: Reader | undefined;
    await use(async ({ url, language, width = wide }) => {
      reader = createReader(desktop, orca.said);
      end = openBrowser(desktop, { name: heardIn, path: pathOf(heardIn), language, width }, url);
      return reader;
    });
    await end();
    await orca.end();
    if (reader !== undefined) {
      const file = testInfo.outputPath('heard.txt');
      writeFileSync(file, reader.lines().join('\n'));
      await testInfo.attach('heard', { path: file, contentType: 'text/plain' });
    }
  },
});
