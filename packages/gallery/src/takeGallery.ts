import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { loadVisitor } from '@nine-blocks/built-site/loadVisitor';
import { runCommand } from '@nine-blocks/built-site/options';
import { readSite } from '@nine-blocks/built-site/readSite';
import { serveSite } from '@nine-blocks/built-site/serveSite';
import { type Browser, chromium } from '@playwright/test';
import { parseOptions } from './options';
import { photograph, type Shot, watchConsole } from './photograph';
import { reportOf } from './report';
import { sheetOf } from './sheet';
import { type Loading, loadingsOf, type Subject, subjectsOf } from './subjects';
import { needed, type Visitor } from './visitor';

const folder = path.resolve('gallery');

/** Pages that are photographed at the same time. */
const workers = 2;

/** The loadings after which a page's PDF is made as well: its last, if print is wanted. */
function pdfLoadings(loadings: readonly Loading[]): Map<Subject, Loading> {
  const pages = loadings.filter(({ subject }) => subject.state === undefined && subject.modes.includes('print'));
  return new Map(pages.map((loading) => [loading.subject, loading]));
}

async function newPage(browser: Browser, baseURL: string, visitor: Visitor) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // The runner of this file keeps functions' names through a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  // Its visitors read the language of each page, so that no other one is suggested.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => [document.documentElement.lang] });
  });
  const page = await context.newPage();
  await visitor.prepare(page);
  return page;
}

async function takePictures(
  browser: Browser,
  baseURL: string,
  loadings: readonly Loading[],
  visitor: Visitor,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const withPdf = new Set(pdfLoadings(loadings).values());
  const queue = loadings.values();
  async function work() {
    const page = await newPage(browser, baseURL, visitor);
    const messages = watchConsole(page);
    for (const loading of queue) {
      const { subject, width } = loading;
      try {
        shots.push(...(await photograph(page, loading, { folder, visitor, messages, takePdf: withPdf.has(loading) })));
      } catch (error) {
        throw new Error(`${subject.title} at ${width} px cannot be photographed`, { cause: error });
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  return shots;
}

/** Photographs the built site and writes the sheet; a finding makes the command fail. */
async function takeGallery(args: readonly string[]): Promise<void> {
  const site = readSite();
  const options = parseOptions(args, site);
  const visitor = await loadVisitor<Visitor>(options.visitor, needed);
  const started = performance.now();
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['pictures', 'thumbnails', 'pdf']) mkdirSync(path.join(folder, name), { recursive: true });

  const subjects = subjectsOf(site, visitor.openStates, options);
  const loadings = loadingsOf(subjects, options.widths);
  const server = await serveSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const shots = await takePictures(browser, server.origin, loadings, visitor);
    const pdfs = new Set(pdfLoadings(loadings).keys());
    const sheet = path.join(folder, 'index.html');
    writeFileSync(sheet, sheetOf(subjects, shots, { options, pdfs }));

    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${shots.length} pictures and ${pdfs.size} PDFs in ${seconds} s: ${sheet}`);
    const report = reportOf(shots);
    if (report.length === 0) return;
    console.error(`${report.length} findings:\n${report.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

await runCommand(takeGallery);
