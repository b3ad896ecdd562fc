import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { loadVisitor } from '@nine-blocks/built-site/loadVisitor';
import type { SiteLanguage, SitePage } from '@nine-blocks/built-site/readSite';
import { serveSite } from '@nine-blocks/built-site/serveSite';
import { type Browser, chromium } from '@playwright/test';
import type { MessageFacts } from '../messageFacts';
import { writeCrops } from './crops';
import { headSightings, type PageHead } from './heads';
import { inPageScript } from './inPageScript';
import { type Known, type Look, lookAt } from './lookAt';
import { type Crop, missingOf, packOf } from './pack';
import { serveMarked } from './serveMarked';
import { sheetOf } from './sheet';
import { type View, viewsOf } from './views';
import { needed, type Visitor } from './visitor';

const folder = path.resolve('context');

/** Pages that are looked at at the same time. */
const workers = 2;

/** What the pack is made of. */
export interface ContextInput {
  language: SiteLanguage;
  isTranslation: boolean;
  /** The pages to show, all in this language. */
  pages: readonly SitePage[];
  /** Whether they are all pages, so that every message must be seen. */
  isWhole: boolean;
  /** Every message by id. */
  facts: ReadonlyMap<string, MessageFacts>;
  heads: readonly PageHead[];
  /** Ids of messages that are known to be shown nowhere; the run fails for any other, and for one of these that shows after all. */
  unplaced: readonly string[];
  /** The module that opens pages and states. */
  visitor: string | undefined;
}

async function lookAtAll(browser: Browser, baseURL: string, views: readonly View[], visitor: Visitor): Promise<Look[]> {
  const script = await inPageScript();
  const looks = new Map<View, Look>();
  const known: Known = { pictured: new Set(), measured: { wide: new Set(), narrow: new Set() } };
  const queue = views.values();
  async function work() {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await serveMarked(context);
    // The runner of these files keeps functions' names through a helper that pages do not have.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await context.addInitScript({ content: script });
    const page = await context.newPage();
    await visitor.prepare(page);
    for (const view of queue) {
      try {
        looks.set(view, await lookAt(page, view, { known, visitor }));
      } catch (error) {
        throw new Error(`${view.title}, ${view.screen}, cannot be looked at`, { cause: error });
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
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
  for (const id of missing) console.error(`${id}: no page and no state shows it (e2e/support/states/contextStates.ts)`);
  for (const id of stale) console.error(`${id}: is shown after all, so it is no longer one that nothing shows`);
  return missing.length + stale.length === 0;
}

/** Looks at every page and state, and writes the pack into `context/`; resolves with false where a message could not be placed. */
export async function takeContext(input: ContextInput): Promise<boolean> {
  const { language, facts, heads, isWhole, isTranslation, pages, unplaced } = input;
  const visitor = await loadVisitor<Visitor>(input.visitor, needed);
  const started = performance.now();
  visitor.speak(language.tag);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });

  const server = await serveSite();
  // Elements tell the role that the accessibility tree gives them.
  const browser = await chromium.launch(launchOptions('--enable-blink-features=ComputedAccessibilityInfo'));
  try {
    const views = viewsOf(pages, [...visitor.openStates, ...visitor.contextStates]);
    const looks = await lookAtAll(browser, server.origin, views, visitor);
    const seen = [
      ...looks.map(({ view, sightings, picture }) => ({ view, sightings, isPictured: picture !== null })),
      ...heads.map((head) => ({ ...headSightings(head), isPictured: false })),
    ];
    const { contexts, crops } = packOf(facts, seen);
    const placed = isWhole ? contexts : contexts.filter(({ role }) => role !== '');
    const bytes = await cropAll(looks, crops);
    const { tag } = language;
    writeFileSync(path.join(folder, 'context.json'), `${JSON.stringify({ locale: tag, messages: placed }, null, 2)}\n`);
    writeFileSync(path.join(folder, 'index.html'), sheetOf(placed, language, isTranslation));

    const seconds = Math.round((performance.now() - started) / 1000);
    const size = (bytes / 1e6).toFixed(1);
    const sheet = path.join(folder, 'index.html');
    console.log(`${placed.length} messages, ${crops.length} pictures (${size} MB) in ${seconds} s: ${sheet}`);
    return reportMissing(missingOf(placed, isWhole ? unplaced : []));
  } finally {
    await browser.close();
    await server.stop();
  }
}
