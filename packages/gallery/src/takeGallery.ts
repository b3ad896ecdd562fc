import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { leaveNothingToChance } from '../../../e2e/pages/stillPage';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { listenLocal, StartError } from '../../../scripts/server/listen';
import { createSiteServer } from '../../../scripts/server/siteServer';
import { type GalleryOptions, parseOptions } from './options';
import { photograph, type Shot, watchConsole } from './photograph';
import { reportOf } from './report';
import { sheetOf } from './sheet';
import { type Sitting, sittingsOf, type Subject, subjectsOf } from './subjects';

const root = path.resolve('dist');
const folder = path.resolve('gallery');

/** Pages that are photographed at the same time. */
const photographers = 2;

/** The sittings at which a subject's PDF is made as well: its last, if print is wanted. */
function pdfSittings(sittings: readonly Sitting[]): Set<Sitting> {
  const last = new Map<Subject, Sitting>();
  for (const sitting of sittings) {
    if (sitting.subject.state === undefined && sitting.subject.modes.includes('print')) {
      last.set(sitting.subject, sitting);
    }
  }
  return new Set(last.values());
}

async function takePictures(browser: Browser, baseURL: string, sittings: readonly Sitting[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  const withPdf = pdfSittings(sittings);
  const queue = sittings.values();
  async function work() {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    // The runner of this file keeps functions' names through a helper that pages do not have.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    // Its visitors read the language of each page, so that no other one is suggested.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { get: () => [document.documentElement.lang] });
    });
    const page = await context.newPage();
    await leaveNothingToChance(page);
    const said = watchConsole(page);
    for (const sitting of queue) {
      try {
        shots.push(...(await photograph(page, sitting, { folder, said, takePdf: withPdf.has(sitting) })));
      } catch (error) {
        const { subject, width } = sitting;
        throw new Error(`${subject.title} at ${width} px cannot be photographed`, { cause: error });
      }
    }
  }
  await Promise.all(Array.from({ length: photographers }, work));
  return shots;
}

async function takeGallery(options: GalleryOptions): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new StartError(`There is no built site in ${root}: run npm run build first.`);
  }
  const started = performance.now();
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['pictures', 'thumbnails', 'pdf']) mkdirSync(path.join(folder, name), { recursive: true });

  const subjects = subjectsOf(options);
  const sittings = sittingsOf(subjects, options.widths);
  const site = await listenLocal(() => createSiteServer({ root, mail: (_req, _res, next) => next() }), 0);
  const browser = await chromium.launch(launchOptions());
  try {
    const shots = await takePictures(browser, `http://127.0.0.1:${site.port}`, sittings);
    const pdfs = new Set([...pdfSittings(sittings)].map(({ subject }) => subject));
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
    await site.close();
  }
}

try {
  await takeGallery(parseOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
