import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { loadVisitor } from '@nine-blocks/built-site/loadVisitor';
import { runCommand } from '@nine-blocks/built-site/options';
import { readSite } from '@nine-blocks/built-site/readSite';
import { serveSite } from '@nine-blocks/built-site/serveSite';
import { chromium } from '@playwright/test';
import { earlierGallery } from './comparison/earlierGallery';
import { writeComparison } from './comparison/writeComparison';
import { parseOptions } from './options';
import { reportOf } from './report';
import { sheetOf } from './sheet';
import { loadingsOf, subjectsOf } from './subjects';
import { pdfLoadings, takePictures } from './takePictures';
import { needed, type Visitor } from './visitor';

const folder = path.resolve('gallery');

/** Photographs the built site and writes the sheet; a finding makes the command fail. */
async function takeGallery(args: readonly string[]): Promise<void> {
  const site = readSite();
  const options = parseOptions(args, site);
  const visitor = await loadVisitor<Visitor>(options.visitor, needed);
  const before = earlierGallery(options.before, folder);
  const started = performance.now();
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['pictures', 'thumbnails', 'pdf']) mkdirSync(path.join(folder, name), { recursive: true });

  const subjects = subjectsOf(site, visitor.openStates, options);
  const loadings = loadingsOf(subjects, options.widths);
  const server = await serveSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const shots = await takePictures(browser, { baseURL: server.origin, folder, loadings, visitor });
    const pdfs = new Set(pdfLoadings(loadings).keys());
    const sheet = path.join(folder, 'index.html');
    writeFileSync(sheet, sheetOf(subjects, shots, { options, pdfs }));

    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${shots.length} pictures and ${pdfs.size} PDFs in ${seconds} s: ${sheet}`);
    if (before !== undefined) console.log(await writeComparison(shots, before, folder));
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
