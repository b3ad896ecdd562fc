import type { Locator, Page } from '@playwright/test';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { createSite } from '../support/site';
import { sectionOf } from '../support/sectionOf';
import { message } from '../messages';

const prefix = 'service.product-design.featureWork' as const;
const wide = { width: 1200, height: 900 };
const narrow = { width: 390, height: 844 };

const titles = (['pathable', 'zcloud', 'sostena'] as const).map((id) => message(`${prefix}.${id}.title`));
const [pathable = '', zcloud = '', sostena = ''] = titles;

const overview = (page: Page) => sectionOf(page, 'Feature work overview');
const tab = (page: Page, name: string) => overview(page).getByRole('tab', { name, exact: true });
const opener = (page: Page, name: string) => overview(page).getByRole('button', { name, exact: true });

async function open(page: Page, viewport: typeof wide) {
  await page.setViewportSize(viewport);
  await createSite(page).open('/services/product-design');
}

/** Waits until the browser has told every observer whether the element is in view. */
async function showTo(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(target);
      }),
  );
}

const isPaused = (video: Locator) => video.evaluate((element) => (element as HTMLVideoElement).paused);

/** The section has come into its place. */
const risen = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

test('stands as tabs on a wide screen: arrow keys change video, text and link', async ({ page, press }) => {
  await open(page, wide);
  await expect(overview(page).getByRole('tab')).toHaveText(titles);
  await expect(tab(page, pathable)).toHaveAttribute('aria-selected', 'true');

  await tab(page, pathable).focus();
  for (const [index, id] of [
    [1, 'zcloud'],
    [2, 'sostena'],
    [0, 'pathable'],
  ] as const) {
    await press('ArrowRight');
    await expect(tab(page, titles[index] ?? '')).toBeFocused();
    await expect(tab(page, titles[index] ?? '')).toHaveAttribute('aria-selected', 'true');
    const panel = overview(page).getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(titles[index] ?? '');
    await expect(panel.getByText(message(`${prefix}.${id}.description`))).toBeVisible();
    await expect(panel.getByText(message(`${prefix}.${id}.video`))).toBeVisible();
    await expect(panel.getByRole('link', { name: message(`${prefix}.${id}.link`) })).toHaveAttribute(
      'href',
      `/case-studies/${id}`,
    );
  }
});

test('stands as a list on a narrow screen: one item is open at a time', async ({ page }) => {
  await open(page, narrow);
  await expect(opener(page, pathable)).toHaveAttribute('aria-expanded', 'true');
  await opener(page, sostena).click();
  await expect(opener(page, sostena)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, pathable)).toHaveAttribute('aria-expanded', 'false');
  await expect(overview(page).getByText(message(`${prefix}.sostena.description`))).toBeVisible();
  await expect(overview(page).getByText(message(`${prefix}.pathable.description`))).toBeHidden();
  await opener(page, sostena).click();
  await expect(opener(page, sostena)).toHaveAttribute('aria-expanded', 'false');
});

test('keeps what is selected when the screen changes its width', async ({ page }) => {
  await open(page, wide);
  await tab(page, zcloud).click();
  await page.setViewportSize(narrow);
  await expect(opener(page, zcloud)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, pathable)).toHaveAttribute('aria-expanded', 'false');
  await opener(page, sostena).click();
  await page.setViewportSize(wide);
  await expect(tab(page, sostena)).toHaveAttribute('aria-selected', 'true');
});

test('plays a video that is in view, and stops it for good when told to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, wide);
  const panel = overview(page).getByRole('tabpanel');
  const video = panel.getByLabel(pathable);
  await expect(video).toHaveAttribute('preload', 'none');
  expect(await isPaused(video)).toBe(true);

  await showTo(video);
  await risen(page);
  await panel.getByRole('button', { name: message('common.video.pause') }).click();
  await expect(panel.getByRole('button', { name: message('common.video.play') })).toBeVisible();
  expect(await isPaused(video)).toBe(true);

  await showTo(page.getByRole('contentinfo'));
  await showTo(video);
  expect(await isPaused(video)).toBe(true);
});

test('a video that is put out of sight stops, and plays on when it is back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, wide);
  const video = overview(page).getByRole('tabpanel').getByLabel(pathable);
  const pause = overview(page).getByRole('button', { name: message('common.video.pause') });
  await showTo(video);
  await expect(pause).toBeVisible();
  await risen(page);
  const handle = await video.elementHandle();
  await tab(page, zcloud).click();
  await expect.poll(() => handle?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await tab(page, pathable).click();
  await expect(pause).toBeVisible();
});

test('plays nothing by itself for those who want less motion, but on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, narrow);
  const panel = overview(page).getByRole('region', { name: pathable });
  const video = panel.getByLabel(pathable);
  await showTo(video);
  expect(await isPaused(video)).toBe(true);
  await panel.getByRole('button', { name: message('common.video.play') }).click();
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await panel.getByRole('button', { name: message('common.video.pause') }).click();
  expect(await isPaused(video)).toBe(true);
});

/** Notes from now on what the visitor sees move by itself. */
const watchShifts = (page: Page) =>
  page.evaluateHandle(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift' });
    return shifts;
  });

/** A shift is told after the frame in which it was painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resume)))),
  );

for (const [name, viewport] of [
  ['wide', wide],
  ['narrow', narrow],
] as const) {
  test(`nothing that is seen jumps on a ${name} screen when the visitor comes to it and it is hydrated`, async ({
    page,
    site,
  }) => {
    needs('layoutShifts');
    await page.setViewportSize(viewport);
    await page.goto('/services/product-design');
    await site.pageHydrated();
    const shifts = await watchShifts(page);
    const waking = overview(page).getByRole(name === 'wide' ? 'tab' : 'button', { name: pathable, exact: true });
    await page.mouse.move(200, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(waking).toBeInViewport({ timeout: 100 });
    }).toPass();
    await painted(page);
    expect(await shifts.jsonValue()).toEqual([]);
  });
}

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('every item stands open, with the browser’s own controls', async ({ page }) => {
    await page.goto('/services/product-design');
    for (const id of ['pathable', 'zcloud', 'sostena'] as const) {
      await expect(overview(page).getByText(message(`${prefix}.${id}.description`))).toBeVisible();
      await expect(
        overview(page)
          .getByLabel(message(`${prefix}.${id}.title`))
          .last(),
      ).toHaveAttribute('controls');
    }
  });
});
