import type { Locator, Page } from '@playwright/test';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { featureWorks, mostFilmed, videosOf, worksPath, worksWords } from '../support/samples';
import { sectionOf } from '../support/site';
import { needsPart } from '../support/needsPart';

needsPart('product');

const [first, second] = featureWorks.map((id) => message(messageId(worksWords, id, 'title'))) as [string, string];

const overview = (page: Page) => sectionOf(page, 'Feature work overview');
const tab = (page: Page, name: string) => overview(page).getByRole('tab', { name });
const control = (page: Page, part: 'pause' | 'play') =>
  overview(page).getByRole('button', { name: message(`common.video.${part}`) });

/** Scrolls to the element, and waits until the browser has notified all observers. */
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

test('plays a video that is in view, and stops it for good; out of sight it waits', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await site.open(worksPath);
  const video = overview(page).getByRole('tabpanel').getByLabel(first);
  await expect(video).toHaveAttribute('preload', 'none');
  expect(await isPaused(video)).toBe(true);
  await showTo(video);
  await expect(control(page, 'pause')).toBeVisible();
  // The section has stopped moving.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const handle = await video.elementHandle();
  await tab(page, second).click();
  await expect.poll(() => handle?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await tab(page, first).click();
  await expect.poll(() => isPaused(video)).toBe(false);
  await control(page, 'pause').click();
  await expect(control(page, 'play')).toBeVisible();
  await showTo(page.getByRole('contentinfo'));
  await showTo(video);
  expect(await isPaused(video)).toBe(true);
});

test('plays nothing by itself for those who want less motion, but on request', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(worksPath);
  const video = overview(page).getByRole('region', { name: first }).getByLabel(first);
  await showTo(video);
  expect(await isPaused(video)).toBe(true);
  await control(page, 'play').first().click();
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await control(page, 'pause').first().click();
  expect(await isPaused(video)).toBe(true);
});

const videos = videosOf(mostFilmed).map(({ section, id, video: file }) => {
  const messageOf = (part: string) => message(messageId(`caseStudy.${mostFilmed}`, section, id, part));
  return { title: messageOf('title'), description: messageOf('description'), file };
});

/** Scrolls until the element is right below the header. */
const putOnTop = (element: Locator) =>
  element.evaluate((target) => target.scrollIntoView({ block: 'start', behavior: 'instant' }));

test('two videos have names, descriptions and controls of their own, and only one of them plays', async ({
  page,
  site,
}) => {
  test.skip(videos.length < 2, 'No case study has two videos');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Both videos fit on this screen.
  await page.setViewportSize({ width: 390, height: 1200 });
  await site.open(`/case-studies/${mostFilmed}`);
  const [first, second] = videos.map(({ title, description, file }) => ({
    file,
    description: page.getByText(description),
    video: page.getByRole('article').first().getByLabel(title, { exact: true }),
    control: (part: 'pause' | 'play') =>
      page.getByRole('button', { name: `${message(`common.video.${part}`)} ${title}`, exact: true }),
  }));
  if (first === undefined || second === undefined) throw new Error('The case study has fewer than two videos');
  for (const { description, video, file } of [first, second]) {
    await expect(description).toBeVisible();
    await expect(video).toHaveAttribute('poster', `/videos/${file}.avif`);
  }

  const expectPlaying = async (playing: typeof first, paused: typeof first) => {
    await expect(playing.control('pause')).toBeVisible();
    await expect(paused.control('play')).toBeVisible();
  };
  await putOnTop(first.video);
  await expect(second.video).toBeInViewport({ ratio: 1 });
  await expectPlaying(first, second);
  await putOnTop(second.video);
  await expectPlaying(second, first);
  await putOnTop(first.video);
  await expect(first.video).toBeInViewport({ ratio: 1 });
  await first.control('play').click();
  await expectPlaying(first, second);
});
