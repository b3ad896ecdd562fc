import type { Locator, Page } from '@playwright/test';
import { caseStudyRecords } from '../src/content/case-studies/records';
import { messageId } from '../src/i18n/messageId';
import { expect, test } from './fixtures';
import { message } from './messages';

const clips = caseStudyRecords.zcloud.sections.flatMap(({ id, videos: own = [] }) =>
  own.map((clip) => {
    const wordsOf = (part: string) => message(messageId('caseStudy.zcloud', id, clip.id, part));
    return { title: wordsOf('title'), description: wordsOf('description'), video: clip.video };
  }),
);

const film = (page: Page, title: string) => page.getByRole('article').first().getByLabel(title, { exact: true });
const control = (page: Page, part: 'pause' | 'play', title: string) =>
  page.getByRole('button', { name: `${message(`common.clip.${part}`)} ${title}`, exact: true });

/** Scrolls until the element is right below the header. */
async function putOnTop(element: Locator) {
  await element.evaluate((target) => {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}

test('the zcloud study shows two videos, each with a name, a description and its own control', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/case-studies/zcloud');
  expect(clips).toHaveLength(2);
  for (const { title, description, video } of clips) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(film(page, title)).toHaveAttribute('poster', `/videos/${video}.avif`);
    await control(page, 'play', title).click();
    await expect
      .poll(() => film(page, title).evaluate((element) => (element as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await expect(control(page, 'pause', title)).toBeVisible();
  }
});

test('only one of two videos in view plays, the other one when it has gone', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Room for both at once.
  await page.setViewportSize({ width: 390, height: 1200 });
  await site.open('/case-studies/zcloud');
  const [first, second] = clips;
  if (first === undefined || second === undefined) throw new Error('The study has no two clips');

  await putOnTop(film(page, first.title));
  await expect(film(page, second.title)).toBeInViewport({ ratio: 1 });
  await expect(control(page, 'pause', first.title)).toBeVisible();
  await expect(control(page, 'play', second.title)).toBeVisible();

  await putOnTop(film(page, second.title));
  await expect(control(page, 'pause', second.title)).toBeVisible();
  await expect(control(page, 'play', first.title)).toBeVisible();

  await putOnTop(film(page, first.title));
  await expect(film(page, first.title)).toBeInViewport({ ratio: 1 });
  await control(page, 'play', first.title).click();
  await expect(control(page, 'pause', first.title)).toBeVisible();
  await expect(control(page, 'play', second.title)).toBeVisible();
});
