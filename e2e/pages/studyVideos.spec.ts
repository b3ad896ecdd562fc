import type { Locator, Page } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';

const videos = caseStudyRecords.zcloud.sections.flatMap(({ id, videos: own = [] }) =>
  own.map(({ id: name, video: file }) => {
    const messageOf = (part: string) => message(messageId('caseStudy.zcloud', id, name, part));
    return { title: messageOf('title'), description: messageOf('description'), file };
  }),
);

const video = (page: Page, title: string) => page.getByRole('article').first().getByLabel(title, { exact: true });
const control = (page: Page, part: 'pause' | 'play', title: string) =>
  page.getByRole('button', { name: `${message(`common.video.${part}`)} ${title}`, exact: true });

/** Scrolls until the element is right below the header. */
async function putOnTop(element: Locator) {
  await element.evaluate((target) => {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}

test('the zcloud study shows two videos, each with a name, a description and its own control', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/case-studies/zcloud');
  expect(videos).toHaveLength(2);
  for (const { title, description, file } of videos) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(video(page, title)).toHaveAttribute('poster', `/videos/${file}.avif`);
    await putOnTop(video(page, title));
    await control(page, 'play', title).click();
    await expect
      .poll(() => video(page, title).evaluate((element) => (element as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await expect(control(page, 'pause', title)).toBeVisible();
  }
});

test('only one of two videos in view plays, the other one when it has gone', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Room for both at once.
  await page.setViewportSize({ width: 390, height: 1200 });
  await site.open('/case-studies/zcloud');
  const [first, second] = videos;
  if (first === undefined || second === undefined) throw new Error('The case study has no two videos');

  await putOnTop(video(page, first.title));
  await expect(video(page, second.title)).toBeInViewport({ ratio: 1 });
  await expect(control(page, 'pause', first.title)).toBeVisible();
  await expect(control(page, 'play', second.title)).toBeVisible();

  await putOnTop(video(page, second.title));
  await expect(control(page, 'pause', second.title)).toBeVisible();
  await expect(control(page, 'play', first.title)).toBeVisible();

  await putOnTop(video(page, first.title));
  await expect(video(page, first.title)).toBeInViewport({ ratio: 1 });
  await control(page, 'play', first.title).click();
  await expect(control(page, 'pause', first.title)).toBeVisible();
  await expect(control(page, 'play', second.title)).toBeVisible();
});
