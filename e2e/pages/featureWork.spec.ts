import type { Page } from '@playwright/test';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument } from '../support/htmlDocument';
import { featureWorks, worksPath, worksWords } from '../support/samples';
import { sectionOf } from '../support/site';
import { needsPart } from '../support/needsPart';

needsPart('product');

const words = (id = '', part: string) => message(messageId(worksWords, id, part));
const wide = { width: 1200, height: 900 };
const narrow = { width: 390, height: 844 };

const [first, second, third] = featureWorks.map((id) => words(id, 'title')) as [string, string, string];

const overview = (page: Page) => sectionOf(page, 'Feature work overview');
const tab = (page: Page, name: string) => overview(page).getByRole('tab', { name });
const opener = (page: Page, name: string) => overview(page).getByRole('button', { name }).filter({ hasText: name });

test('arrow keys change video, text and link of the tabs; a narrow screen has a list, and keeps the selection', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize(wide);
  await site.open(worksPath);
  await tab(page, first).focus();
  for (const id of [...featureWorks.slice(1), featureWorks[0]]) {
    await press('ArrowRight');
    const title = words(id, 'title');
    await expect(tab(page, title)).toBeFocused();
    await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true');
    const panel = overview(page).getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(new RegExp(`${title}$`));
    await expect(panel.getByText(words(id, 'description'))).toBeVisible();
    await expect(panel.getByText(words(id, 'video'))).toBeVisible();
    const link = panel.getByRole('link', { name: words(id, 'link') });
    await expect(link).toHaveAttribute('href', `/case-studies/${id}`);
  }

  await tab(page, second).click();
  await page.setViewportSize(narrow);
  await expect(opener(page, second)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, first)).toHaveAttribute('aria-expanded', 'false');
  await expect(overview(page).getByText(words(featureWorks[1], 'description'))).toBeVisible();
  await opener(page, third).click();
  await expect(opener(page, second)).toHaveAttribute('aria-expanded', 'false');
  await expect(overview(page).getByText(words(featureWorks[1], 'description'))).toBeHidden();
  await opener(page, third).click();
  await expect(opener(page, third)).toHaveAttribute('aria-expanded', 'false');
  await opener(page, third).click();
  await page.setViewportSize(wide);
  await expect(tab(page, third)).toHaveAttribute('aria-selected', 'true');
});

test('without script every video has the browser’s own controls', async ({ request }) => {
  const videos = (await readDocument(request, worksPath)).all('video');
  expect(videos.length).toBeGreaterThanOrEqual(featureWorks.length);
  for (const { attributes } of videos) expect(attributes).toHaveProperty('controls');
});
