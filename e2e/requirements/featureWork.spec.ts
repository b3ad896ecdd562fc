import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const companies = ['pathable', 'zcloud', 'sostena'];

/** The three items: tabs on a wide screen, the buttons of an expandable list on a narrow one. */
const choices = (page: Page, isNarrow: boolean) =>
  isNarrow ? page.getByRole('main').getByRole('heading').getByRole('button') : page.getByRole('tab');

/** The case study that the shown item leads to. */
const shown = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Read the .* case study$/ });

/** Returns for each playing video whether it is visible. A video has no role. */
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((all: HTMLVideoElement[]) =>
      all.filter((video) => !video.paused).map((video) => video.checkVisibility()),
    );

test('‘Feature work overview’ with three selectable items (pathable, zcloud, sostena) that swap a video; desktop shows tabs, mobile an expandable list', async ({
  page,
  isNarrow,
}) => {
  await page.goto('/services/product-design');
  await expect(page.getByRole('tab')).toHaveCount(isNarrow ? 0 : 3);
  await expect(choices(page, isNarrow)).toHaveCount(3);
  const state = isNarrow ? 'aria-expanded' : 'aria-selected';

  await test.step('first item (pathable) selected initially', async () => {
    await expect(choices(page, isNarrow).first()).toHaveAttribute(state, 'true');
    await expect(shown(page)).toHaveAttribute('href', '/case-studies/pathable');
  });
  for (const index of [1, 2, 0]) {
    await test.step(`clicking another selects it and shows its video: ${companies[index]}`, async () => {
      await choices(page, isNarrow).nth(index).click();
      await expect(choices(page, isNarrow).nth(index)).toHaveAttribute(state, 'true');
      await expect(shown(page)).toHaveAttribute('href', `/case-studies/${companies[index]}`);
      const video = page.getByRole('main').locator('video').filter({ visible: true });
      await expect(video).toHaveCount(1);
      await video.scrollIntoViewIfNeeded();
      await expect.poll(() => playing(page)).toEqual([true]);
    });
  }
});

test('a click on the second item right after the load selects it, plays its video and no other', async ({
  page,
  isNarrow,
}) => {
  await page.goto('/services/product-design');
  await choices(page, isNarrow).nth(1).click();
  await expect(shown(page)).toHaveAttribute('href', '/case-studies/zcloud');
  await expect(shown(page)).toHaveCount(1);
  await expect.poll(() => playing(page)).toEqual([true]);
  // The first item must not come back when the page becomes interactive.
  await page.waitForTimeout(1000);
  await expect(shown(page)).toHaveAttribute('href', '/case-studies/zcloud');
  await expect(shown(page)).toHaveCount(1);
  expect(await playing(page)).toEqual([true]);
});

test('desktop shows tabs, mobile an expandable list, before the script has loaded', async ({ page, isNarrow }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/services/product-design', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Feature work overview' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(isNarrow ? 0 : 3);
  await expect(choices(page, isNarrow)).toHaveCount(3);
});
