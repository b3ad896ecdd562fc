import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { leaveNothingToChance } from '../../../../e2e/pages/stillPage';
import { speak } from '../../../../e2e/words';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { messageFactsOf } from '../marks/messageFacts';
import { watchMarks } from '../marks/watchMarks';
import { listenLocal, StartError } from '../../../../scripts/server/listen';
import { createSiteServer } from '../../../../scripts/server/siteServer';
import { writeCrops } from './crops';
import { headsOf } from './heads';
import { knownUnplaced } from './knownUnplaced';
import { type Known, type Look, look } from './look';
import { markedSite } from './markedSite';
import { type ContextOptions, parseContextOptions } from './options';
import { type Crop, missingOf, packOf } from './pack';
import { sheetOf } from './sheet';
import { type View, viewsOf } from './views';

const root = path.resolve('dist');
const folder = path.resolve('context');

/** Pages that are looked at at the same time. */
const lookers = 2;

async function lookAt(browser: Browser, baseURL: string, views: readonly View[]): Promise<Look[]> {
  const looks = new Map<View, Look>();
  const known: Known = { pictured: new Set(), measured: { wide: new Set(), narrow: new Set() } };
  const queue = views.values();
  async function work() {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // The runner of this file keeps functions' names through a helper that pages do not have.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await context.addInitScript(watchMarks);
    const page = await context.newPage();
    await leaveNothingToChance(page);
    for (const view of queue) {
      try {
        looks.set(view, await look(page, view, known));
      } catch (error) {
        throw new Error(`${view.title}, ${view.screen}, cannot be looked at`, { cause: error });
      }
    }
  }
  await Promise.all(Array.from({ length: lookers }, work));
  return views.flatMap((view) => looks.get(view) ?? []);
}

async function cropAll(looks: readonly Look[], crops: readonly Crop[]): Promise<number> {
  let bytes = 0;
  for (const { view, picture } of looks) {
    const own = crops.filter((crop) => crop.view === view);
    if (picture !== null) bytes += await writeCrops(picture, own, folder);
  }
  return bytes;
}

/** Tells what could not be placed; true where that is all known. */
function reportMissing({ missing, stale }: ReturnType<typeof missingOf>): boolean {
  for (const id of missing)
    console.error(`${id}: no page and no state shows it (packages/translation-kit/src/context/moreStates.ts)`);
  for (const id of stale)
    console.error(`${id}: is shown after all: take it out of packages/translation-kit/src/context/knownUnplaced.ts`);
  return missing.length + stale.length === 0;
}

async function takeContext(options: ContextOptions): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new StartError(`There is no built site in ${root}: run npm run build first.`);
  }
  const started = performance.now();
  const { locale } = options;
  speak(locale);
  const facts = messageFactsOf(locale);
  const heads = await headsOf(locale, options.paths, '.build/server.cjs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });

  const site = await listenLocal(() => createSiteServer({ root, mail: markedSite(root) }), 0);
  const browser = await chromium.launch(
    // Elements tell the role that the accessibility tree gives them.
    launchOptions('--enable-blink-features=ComputedAccessibilityInfo'),
  );
  try {
    const looks = await lookAt(browser, `http://127.0.0.1:${site.port}`, viewsOf(options));
    const seen = [
      ...looks.map(({ view, sightings, picture }) => ({ view, sightings, isPictured: picture !== null })),
      ...heads.map((head) => ({ ...head, isPictured: false })),
    ];
    const { contexts, crops } = packOf(facts, seen);
    const placed = options.isWhole ? contexts : contexts.filter(({ role }) => role !== '');
    const bytes = await cropAll(looks, crops);
    const missing = missingOf(placed, options.isWhole ? knownUnplaced : []);
    writeFileSync(path.join(folder, 'context.json'), `${JSON.stringify({ locale, messages: placed }, null, 2)}\n`);
    writeFileSync(path.join(folder, 'index.html'), sheetOf(placed, locale));

    const seconds = Math.round((performance.now() - started) / 1000);
    const size = (bytes / 1e6).toFixed(1);
    console.log(
      `${placed.length} messages, ${crops.length} pictures (${size} MB) in ${seconds} s: ${path.join(folder, 'index.html')}`,
    );
    if (!reportMissing(missing)) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
  }
}

try {
  await takeContext(parseContextOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
