import type { Page } from '@playwright/test';
import { readMarks } from '../marks/markedText';
import type { Sighting } from './sighting';
import { type Screen, screens, type View } from './views';
import type { Visitor } from './visitor';

/** What was seen in a view; the picture is there where something in it had none before. */
export interface Look {
  view: View;
  sightings: Sighting[];
  picture: Buffer | null;
}

/** Chromium draws no higher picture, in pixels. */
const greatestHeight = 16_384;

/** Opens what is closed: answers to questions, explanations, the panels of tabs. */
async function openAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const element of document.querySelectorAll('[hidden="until-found"]')) {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    }
    await frame();
    for (const element of document.querySelectorAll('main [hidden]')) element.removeAttribute('hidden');
    for (const element of document.querySelectorAll('details')) element.open = true;
    await frame();
  });
}

/** A mail's words as sightings: nobody sees them on the site. */
function mailSightings(body: string | null): Sighting[] {
  let mail: Record<string, unknown>;
  try {
    mail = JSON.parse(body ?? '') as Record<string, unknown>;
  } catch {
    return [];
  }
  const base = { within: 'mail', box: null, isText: false, space: null };
  return Object.entries(mail).flatMap(([field, value]) => {
    const { text, ids } = readMarks(String(value));
    const role = field === 'subject' ? 'subject of the mail that the company gets' : 'mail that the company gets';
    return ids.map((id) => ({ ...base, id, role, text: field === 'subject' ? text : '' }));
  });
}

/** What is known from other views; a view adds to it what it finds. */
export interface Known {
  pictured: Set<string>;
  /** Whose room has been measured, by screen. */
  measured: Record<Screen, Set<string>>;
}

/** The room of words that every page has is the same on each; what lies around a state has been measured without it. */
function alreadyMeasured({ screen, state }: View, { measured }: Known): string[] {
  return [...measured[screen]].filter((id) => state !== undefined || id.startsWith('common.'));
}

/** Loads a view and finds every message in it. */
export async function lookAt(
  page: Page,
  view: View,
  { known, visitor }: { known: Known; visitor: Visitor },
): Promise<Look> {
  const mails: Sighting[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (request.method() === 'POST') mails.push(...mailSightings(request.postData()));
  });
  await page.setViewportSize(screens[view.screen]);
  await visitor.open(page, view.href, view.locale);
  await view.state?.reach(page);
  if (view.state === undefined) await openAll(page);

  const isScreen = view.state?.shows === 'screen';
  if (!isScreen) await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen = await page.evaluate((measured) => globalThis.measureMessages(measured), alreadyMeasured(view, known));
  const { width, height } = await page.evaluate(
    (whole) => ({
      width: innerWidth,
      height: whole ? document.documentElement.scrollHeight : innerHeight,
    }),
    !isScreen,
  );
  const shown = Math.min(height, greatestHeight);
  // What lies beyond the picture counts as not seen in it.
  const offset = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const sightings = seen.map((sighting): Sighting => {
    const { box } = sighting;
    if (box === null) return sighting;
    const placed = isScreen ? { ...box, x: box.x - offset.x, y: box.y - offset.y } : box;
    const isInside = placed.y + placed.height <= shown && placed.y >= 0 && placed.x >= 0 && placed.x < width;
    return { ...sighting, box: isInside ? placed : null };
  });
  const ids = sightings.filter(({ box }) => box !== null).map(({ id }) => id);
  const isNew = ids.some((id) => !known.pictured.has(id));
  for (const id of ids) known.pictured.add(id);
  for (const { id, space } of sightings) if (space !== null) known.measured[view.screen].add(id);
  if (isNew) await visitor.settle(page);
  const picture = isNew
    ? await page.screenshot({
        type: 'jpeg',
        quality: 92,
        fullPage: !isScreen,
        clip: { x: 0, y: 0, width, height: shown },
        animations: 'disabled',
      })
    : null;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { view, sightings: [...mails, ...sightings], picture };
}
