import { test as base } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { findBrowser } from './findBrowser';
import { type Desktop, startDesktop } from './desktop';
import { type BrowserName, openBrowser } from './openBrowser';
import { type Orca, startOrca } from './orca';
import { createReader, type Reader } from './reader';
import { writeFileSync } from 'node:fs';
import { transcript } from './transcript';

export interface Visit {
  /** Where the visitor comes in: an address in full. */
  url: string;
  /** The tag of the language that the visitor's browser asks for. */
  language: string;
  /** Of the browser's window, in pixels. */
  width?: number;
}

interface Fixtures {
  /** Opens a browser at an address and gives the visitor who reads it. One in each test. */
  visit: (visit: Visit) => Promise<Reader>;
}

/** The option of a project. */
export interface HeardIn {
  /** Which browser pages are heard in. */
  heardIn: BrowserName;
}

interface WorkerFixtures extends HeardIn {
  screenReader: { desktop: Desktop; orca: Orca; annotations: { type: string; description: string }[] };
}

const wide = 1280;

function pathOf(name: BrowserName): string {
  const path = findBrowser(name);
  if (path === undefined) throw new Error(`There is no ${name} with a window on this machine`);
  return path;
}

/** The number that a program says is its version. */
const versionOf = (program: string) =>
  /\d+(?:\.\d+)+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';

/** Playwright's test with a screen reader: one desktop and one Orca in each worker, a fresh browser in each test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  heardIn: ['firefox', { option: true, scope: 'worker' }],
  screenReader: [
    async ({ heardIn }, use) => {
      const desktop = await startDesktop();
      try {
        const orca = await startOrca(desktop);
        // The reports name what was heard, and in what.
        const annotations = [
          { type: 'engine', description: `${heardIn} ${versionOf(pathOf(heardIn))}` },
          { type: 'screen reader', description: `Orca ${versionOf('orca')}` },
        ];
        await use({ desktop, orca, annotations });
        await orca.end();
      } finally {
        await desktop.end();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ heardIn, screenReader }, use, testInfo) => {
    const { desktop, orca, annotations } = screenReader;
    testInfo.annotations.push(...annotations);
    let end = async () => {};
    let reader: Reader | undefined;
    await use(async ({ url, language, width = wide }) => {
      reader = createReader(desktop, orca.said);
      end = openBrowser(desktop, { name: heardIn, path: pathOf(heardIn), language, width }, url);
      return reader;
    });
    await end();
    if (reader !== undefined) {
      const file = testInfo.outputPath('heard.txt');
      writeFileSync(file, transcript(reader.lines()));
      await testInfo.attach('heard', { path: file, contentType: 'text/plain' });
    }
  },
});
